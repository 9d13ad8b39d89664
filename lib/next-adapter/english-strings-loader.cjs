/**
 * Turbopack loader for the `intlStrings.mjs` modules of React Aria: keeps the strings in English, the language
 * of the composer, and drops 33 others. React Aria's own plugin for this does not support Turbopack.
 */
module.exports = function keepEnglishStrings(source) {
  const otherLanguage =
    /^(?:import .*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs";|\s+"(?!en-US)[a-z]{2}-[A-Z]{2}": .*)$/gm;
  return source.replace(otherLanguage, '');
};
