/** The names of the tables that Payload keeps a collection in; those of languages and versions where it has any. */
export function tablesOf(collection: string) {
  const documents = collection.replaceAll('-', '_');
  const versions = `_${documents}_v`;
  return { documents, locales: `${documents}_locales`, versions, versionLocales: `${versions}_locales` };
}
