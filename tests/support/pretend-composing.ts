import { z } from 'zod';
import { applyOperations } from '@/lib/document/operations/apply-operation';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import { operationSchema } from '@/lib/document/operations/operation';

const sentSchema = z.object({ save: z.string(), operations: z.array(operationSchema) });
type Answer = { status: number; body?: unknown };

/** What the backend answers to a composer, without one: for what becomes of answers that are hard to come by. */
export class PretendComposing {
  revision = 1;
  editor = { name: 'Ama', email: 'ama@example.com', reach: 'owner', mayWrite: true };
  others: unknown[] = [];
  unpublished = { isNew: false, languages: ['en-GH'], hasSettings: false };
  isPublished = false;
  /** Asked for in the order of time, as `POST /cms-api/pages/1/composing?locale=en-GH`. */
  readonly asked: string[] = [];
  /** What a question is answered with instead; null for what is answered else, `gone` for no answer. */
  instead: (method: string, url: URL, body: string) => Answer | 'gone' | null = () => null;

  constructor(public nodes: unknown[]) {}

  readonly fetch: typeof fetch = async (input, init) => {
    const method = init?.method ?? 'GET';
    const url = new URL(String(input), 'http://localhost');
    const body = typeof init?.body === 'string' ? init.body : '';
    this.asked.push(`${method} ${url.pathname}${url.search}`);
    const answer = this.instead(method, url, body) ?? this.#answer(method, url, body, init);
    if (answer === 'gone') throw new TypeError('Failed to fetch');
    if (answer.status === 304) return new Response(null, { status: 304 });
    return Response.json(answer.body ?? { errors: [{ message: 'No' }] }, { status: answer.status });
  };

  #answer(method: string, { pathname }: URL, body: string, init?: RequestInit): Answer {
    const { revision, isPublished, nodes, editor, others } = this;
    if (pathname === '/compose/filling') return { status: 503 };
    const sent = new Headers(init?.headers);
    const as = sent.get('x-composing-as');
    if (as !== null && decodeURIComponent(as) !== editor.email) return { status: 401 };
    if (pathname.endsWith('/unpublished')) return { status: 200, body: this.unpublished };
    if (method === 'GET') {
      const around = encodeURIComponent(JSON.stringify({ editor, others }));
      const known = sent.get('if-none-match');
      if (known === `"${revision}.${around}"`) return { status: 304 };
      const isKnown = known?.startsWith(`"${revision}.`);
      return {
        status: 200,
        body: { revision, isPublished, around, editor, others, ...(!isKnown && { nodes }) },
      };
    }
    const from = sent.get('if-match');
    if (from !== `"${revision}"`) return { status: 409 };
    this.revision += 1;
    if (pathname.endsWith('/publish')) {
      this.isPublished = true;
      return { status: 200, body: { revision: this.revision } };
    }
    const done = applyOperations(openDocument(nodes), sentSchema.parse(JSON.parse(body)).operations);
    if (!done.ok) return { status: 422, body: { errors: [{ message: done.reason }] } };
    this.nodes = closeDocument(done.document);
    this.isPublished = false;
    return { status: 200, body: { revision: this.revision } };
  }
}
