const fileFact = 'a fact of the file, which no save changes: another file is another picture';

/** Fields that nobody can change, with the reason. */
export const unchangeableFields: Record<string, string> = {
  'redirects.lookup_key': 'worked out from the address that redirects, which is changed',
  'people.full_name': 'made of both names, which are changed',
  'media.url': fileFact,
  'media.thumbnailURL': fileFact,
  'media.filename': fileFact,
  'media.mimeType': fileFact,
  'media.filesize': fileFact,
  'media.width': fileFact,
  'media.height': fileFact,
  'media.sizes': fileFact,
};
