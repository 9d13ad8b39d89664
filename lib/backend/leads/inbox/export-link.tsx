import type { BeforeListTableServerProps } from 'payload';

type ExportLeadsLinkProps = { payload: Pick<BeforeListTableServerProps['payload'], 'config'> };

/** Link above the list of leads that downloads all visible leads as CSV. */
export const ExportLeadsLink = ({ payload }: ExportLeadsLinkProps) => (
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
