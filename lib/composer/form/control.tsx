import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { controlSchema } from '@/schemas/field';
import type { ControlProps } from './field/field-props';
import { ChoiceInput, ChoicesInput } from './inputs/choice-input';
import { IconInput } from './inputs/icon-input';
import { RecordingInput } from './inputs/recording-input';
import { PaletteInput, SurfaceInput } from './inputs/swatch-inputs';
import { LongTextInput, TextInput } from './inputs/text-input';
import { DateInput, LinesInput, NumberInput, SwitchInput } from './inputs/typed-inputs';
import { LinkInput } from './links/link-input';
import { TargetField } from './links/target-input';
import { Entries } from './lists/entries';
import { GroupInput } from './lists/group-input';
import { MarkdownInput } from './markdown/markdown-input';
import { PictureInput } from './pictures/picture-input';
import { WordInput } from './records/word-input';

type Handling = {
  Control: ComponentType<ControlProps>;
  /** It is made of several controls, which are named together. */
  isMany: boolean;
  /** It holds fields, each with faults of its own. */
  isBox: boolean;
};

const one = (Control: Handling['Control']): Handling => ({ Control, isMany: false, isBox: false });
const many = (Control: Handling['Control']): Handling => ({ Control, isMany: true, isBox: false });
const box = (Control: Handling['Control']): Handling => ({ Control, isMany: true, isBox: true });

/** What a field is handled with, for every kind there is. */
export const handlings: Readonly<Record<z.infer<typeof controlSchema>, Handling>> = {
  text: one(TextInput),
  phone: one(TextInput),
  email: one(TextInput),
  textarea: one(LongTextInput),
  markdown: one(MarkdownInput),
  date: one(DateInput),
  number: one(NumberInput),
  switch: one(SwitchInput),
  lines: one(LinesInput),
  choice: many(ChoiceInput),
  choices: many(ChoicesInput),
  surface: many(SurfaceInput),
  palette: many(PaletteInput),
  icon: many(IconInput),
  word: many(WordInput),
  link: many(LinkInput),
  target: many(TargetField),
  picture: many(PictureInput),
  recording: many(RecordingInput),
  links: box(Entries),
  list: box(Entries),
  group: box(GroupInput),
};
