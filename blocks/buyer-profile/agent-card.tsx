'use client';
import type { ReactElement } from 'react';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import type { BuyerResponse } from '@/schemas/buyers/buyer-calls';
import type { ProfileTexts } from './profile-texts';

type AgentCardProps = { agent: BuyerResponse<'account'>['agent']; page: AreaPage; texts: ProfileTexts };

/** The person who looks after the buyer. */
export function AgentCard({ agent, page, texts }: AgentCardProps): ReactElement {
  return (
    <div className="area-listing">
      <h2 className="text-card">{texts.agent}</h2>
      {agent ? (
        <>
          <p>
            {agent.href ? (
              <a href={page.prefix + agent.href} className="inline-link">
                {agent.name}
              </a>
            ) : (
              <span className="font-semibold">{agent.name}</span>
            )}
            {agent.office && <span className="block text-small text-text-muted">{agent.office}</span>}
          </p>
          <p className="flex flex-wrap gap-x-6">
            {agent.phone && (
              <a href={`tel:${agent.phone}`} className="raised-link tabular-nums">
                {agent.phone}
              </a>
            )}
            {agent.email && (
              <a href={`mailto:${agent.email}`} className="raised-link">
                {agent.email}
              </a>
            )}
          </p>
        </>
      ) : (
        <p className="text-text-muted">{texts.noAgent}</p>
      )}
    </div>
  );
}
