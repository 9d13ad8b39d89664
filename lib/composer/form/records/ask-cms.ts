/** What the CMS answers, as JSON. @throws when it does not. */
export async function askCms(path: string): Promise<unknown> {
  const answer = await fetch(`/cms-api/${path}`);
  if (!answer.ok) throw new CmsRefusal(answer.status);
  return answer.json();
}

/** `status` as HTTP says it. */
export class CmsRefusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The server answered ${status}`);
    this.status = status;
  }
}
