/** What the CMS answers, as JSON. @throws when it does not, and when it is broken off. */
export async function askCms(path: string, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetch(`/cms-api/${path}`, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return answer.json();
}
