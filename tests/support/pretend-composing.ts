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
  unpublished = { languages: ['en-GH'], hasSettings: false };
  isPublished = false;
  /** Whether all that is new was saved by whoever asks. */
  areOwn = false;
  /** Asked for in the order of time, as `POST /cms-api/pages/1/composing?locale=en-GH`. */
  readonly asked: string[] = [];
  /** What a question is answered with instead; null for what is answered else, `gone` for no answer, `lost` for none to what is done. */
  instead: (method: string, url: URL, body: string) => Answer | 'gone' | 'lost' | null = () => null;
  /** The ids of the saves that were done. */
  readonly #done = new Set<string>();

  constructor(public nodes: unknown[]) {}

  readonly fetch: typeof fetch = async (input, init) => {
    const method = init?.method ?? 'GET';
    const url = new URL(String(input), 'http://localhost');
    const body = typeof init?.body === 'string' ? init.body : '';
    this.asked.push(`${method} ${url.pathname}${url.search}`);
    const instead = this.instead(method, url, body);
    const isMade = instead === null || instead === 'lost';
    const answer = isMade ? this.#answer(method, url, body, init) : instead;
    if (instead === 'lost' || answer === 'gone') throw new TypeError('Failed to fetch');
    if (answer.status === 304) return new Response(null, { status: 304 });
    return Response.json(answer.body ?? { errors: [{ message: 'No' }] }, { status: answer.status });
  };

  #answer(method: string, { pathname }: URL, body: string, init?: RequestInit): Answer {
    const { revision, isPublished, nodes, editor, others, areOwn } = this;
    if (pathname === '/compose/filling') return { status: 503 };
    if (pathname === '/compose/dead-links') return { status: 200, body: { links: [] } };
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
        body: { revision, isPublished, around, editor, others, ...(!isKnown && { areOwn, nodes }) },
      };
    }
    const isLate = sent.get('if-match') !== `"${revision}"`;
    return pathname.endsWith('/publish') ? this.#publish(isLate) : this.#save(body, isLate);
  }

  #publish(isLate: boolean): Answer {
    if (isLate) return { status: 409 };
    this.isPublished = true;
    return this.#next();
  }

  /** One that was done before is answered with the revision there is, whichever it started from. */
  #save(body: string, isLate: boolean): Answer {
    const { save, operations } = sentSchema.parse(JSON.parse(body));
    if (this.#done.has(save)) return { status: 200, body: { revision: this.revision } };
    if (isLate) return { status: 409 };
    const done = applyOperations(openDocument(this.nodes), operations);
    if (!done.ok) return { status: 422, body: { errors: [{ message: done.reason }] } };
    this.#done.add(save);
    this.nodes = closeDocument(done.document);
    this.isPublished = false;
    return this.#next();
  }

  #next(): Answer {
    this.revision += 1;
    return { status: 200, body: { revision: this.revision } };
  }
}
