/** Checks the environment when the server starts, opens the backend and keeps up with what is renewed elsewhere. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const [{ hasRemoteContent, requireEnvironment }, { mendAddresses }] = await Promise.all([
    import('@/lib/backend/environment'),
    import('@/lib/http/mend-addresses'),
  ]);
  requireEnvironment();
  mendAddresses();
  if (hasRemoteContent()) return;
  const [
    { noteClientAddresses },
    { printSetupCode },
    { watchRenewals },
    { watchDuePosts },
    { followRenewals },
    { dataDir },
    { watchMedia },
  ] = await Promise.all([
    import('@/lib/backend/accounts/note-client-address'),
    import('@/lib/backend/accounts/print-setup-code'),
    import('@/lib/backend/renewal/watch-renewals'),
    import('@/lib/backend/schedule/watch-due-posts'),
    import('@/lib/page-cache/follow-renewals'),
    import('@/lib/backend/data-dir'),
    import('@/lib/backend/media/watch-media'),
  ]);
  noteClientAddresses();
  // Not waited for: the server is ready before the database has answered.
  void printSetupCode();
  void watchRenewals(followRenewals(dataDir()));
  void watchDuePosts();
  void watchMedia();
}
