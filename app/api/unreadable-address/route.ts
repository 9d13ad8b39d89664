/** For addresses with escapes that are none; `lib/routes/readable-address.ts` sends them here. */
function refuse(): Response {
  const message = 'Check the address: it has a % that is not followed by two digits of a letter';
  return Response.json({ message }, { status: 400, headers: { 'cache-control': 'no-store' } });
}

export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT };
