'use client';

import { RenderDefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { tellStandIns } from './tell-stand-ins';

/** In a list, what a page is called, in plain words; else as Payload draws it, also where one is chosen in a drawer. */
export function TitleCell(cell: DefaultCellComponentProps) {
  const words = typeof cell.cellData === 'string' ? tellStandIns(cell.cellData) : cell.cellData;
  return (
    <RenderDefaultCell
      clientProps={{ ...cell, cellData: words }}
      columnIndex={cell.columnIndex ?? 0}
      isLinkedColumn={cell.link === true}
    />
  );
}
