/**
 * Names of the tables of a Payload collection; those of languages and versions exist only where the
 * collection has any.
 */
export function tablesOf(collection: string) {
  const documents = collection.replaceAll('-', '_');
  const versions = `_${documents}_v`;
  return { documents, locales: `${documents}_locales`, versions, versionLocales: `${versions}_locales` };
}
