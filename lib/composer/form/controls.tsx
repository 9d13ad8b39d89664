import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { controlSchema } from '@/schemas/field';
import type { ControlProps } from './field/field-props';
import {
  DateInput,
  LinesInput,
  LongTextInput,
  NumberInput,
  SwitchInput,
  TextInput,
} from './inputs/basic-inputs';
import { ChoiceInput, ChoicesInput, PaletteInput, SurfaceInput } from './inputs/choice-inputs';
import { IconInput } from './inputs/icon-input';
import { RecordingInput } from './inputs/recording-input';
import { LinkInput } from './links/link-input';
import { TargetField } from './links/target-input';
import { GroupInput } from './lists/group-input';
import { ListInput } from './lists/list-input';
import { MarkdownInput } from './markdown/markdown-input';
import { PictureInput } from './pictures/picture-input';
import { NameInput } from './records/name-input';

type ControlEntry = {
  Control: ComponentType<ControlProps>;
  /** It consists of several controls with a group label. */
  isComposite: boolean;
  /** It contains fields, each with issues of its own. */
  isContainer: boolean;
};

const single = (Control: ControlEntry['Control']): ControlEntry => ({
  Control,
  isComposite: false,
  isContainer: false,
});
const composite = (Control: ControlEntry['Control']): ControlEntry => ({
  Control,
  isComposite: true,
  isContainer: false,
});
const container = (Control: ControlEntry['Control']): ControlEntry => ({
  Control,
  isComposite: true,
  isContainer: true,
});

/** The control for every kind of field. */
export const controls: Readonly<Record<z.infer<typeof controlSchema>, ControlEntry>> = {
  text: single(TextInput),
  phone: single(TextInput),
  email: single(TextInput),
  textarea: single(LongTextInput),
  markdown: single(MarkdownInput),
  date: single(DateInput),
  number: single(NumberInput),
  switch: single(SwitchInput),
  lines: single(LinesInput),
  choice: composite(ChoiceInput),
  choices: composite(ChoicesInput),
  surface: composite(SurfaceInput),
  palette: composite(PaletteInput),
  icon: composite(IconInput),
  word: composite(NameInput),
  link: composite(LinkInput),
  target: composite(TargetField),
  picture: composite(PictureInput),
  recording: composite(RecordingInput),
  links: container(ListInput),
  list: container(ListInput),
  group: container(GroupInput),
};
