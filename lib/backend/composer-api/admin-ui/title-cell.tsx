'use client';

import { RenderDefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { labelPlaceholders } from '../label-placeholders';

/**
 * List cell with the title of a page, with labelled placeholders. Otherwise as Payload renders it, also in
 * the drawer that selects a page.
 */
export function TitleCell(cell: DefaultCellComponentProps) {
  const cellText = typeof cell.cellData === 'string' ? labelPlaceholders(cell.cellData) : cell.cellData;
  return (
    <RenderDefaultCell
      clientProps={{ ...cell, cellData: cellText }}
      columnIndex={cell.columnIndex ?? 0}
      isLinkedColumn={cell.link === true}
    />
  );
}
