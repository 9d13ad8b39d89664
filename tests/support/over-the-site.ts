/** Folders of tests over the built site, each a run of its own over a site of its own (`tests/README.md`). */
export const overTheSite = ['site', 'operation', 'composer', 'faults', 'instances'];
