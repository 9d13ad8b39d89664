import type { JsonObject } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import type { Upgrade } from './block';
import { type Issue, issueOf } from './issue';

/** Upgrades stored props to the current version; null when an upgrade throws or the version is unknown. */
export function upgradeProps(stored: StoredBlock, upgrades: readonly Upgrade[]): JsonObject | null {
  if (stored.version > upgrades.length) return null;
  try {
    return upgrades.slice(stored.version).reduce((props, step) => step.up(props), stored.props);
  } catch {
    return null;
  }
}

/** Why a block's props could not be upgraded to the current version. */
export function versionIssue(stored: Pick<StoredBlock, 'id' | 'type' | 'version'>, version: number): Issue {
  const message =
    stored.version > version
      ? `Saved by a newer release of the website (version ${stored.version}; this one supports ${version}). Keep it unchanged or delete it`
      : 'This was saved by an earlier release and can no longer be read. Keep it unchanged or delete it';
  return issueOf(stored, 'version', message);
}
