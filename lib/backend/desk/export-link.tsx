import type { BeforeListTableServerProps } from 'payload';

type List = { payload: Pick<BeforeListTableServerProps['payload'], 'config'> };

/** Above the list of leads: all of those that somebody may see, as a table. */
export const ExportLink = ({ payload }: List) => (
  <p>
    <a
      className="btn btn--style-secondary btn--size-small btn--no-margin"
      href={`${payload.config.routes.api}/leads/export`}
      download
    >
      Export all as CSV
    </a>
  </p>
);
