import type { BuyerResponse } from '@/schemas/buyers/buyer-calls';
import type { ChoiceGroup, PreferencesDraft } from './preferences-draft';

type PreferenceOptions = BuyerResponse<'preference-options'>;

const toOption = (value: string) => ({ value, label: value });

/**
 * The options of each group; subcategories of the selected categories only. Stored values that no listing has any more
 * are options, too: the buyer could not remove them otherwise.
 */
export function optionsByGroup({ regions, categories }: PreferenceOptions, draft: PreferencesDraft) {
  const subcategories = categories.flatMap((category) =>
    draft.category.includes(category.value) ? category.subcategories : [],
  );
  const withStored = (options: { value: string; label: string }[], stored: readonly string[]) => [
    ...options,
    ...stored.filter((value) => options.every((option) => option.value !== value)).map(toOption),
  ];
  return {
    region: withStored(regions, draft.region),
    category: withStored(
      categories.map(({ value }) => toOption(value)),
      draft.category,
    ),
    subcategory: withStored([...new Set(subcategories)].map(toOption), draft.subcategory),
  };
}

/** Drops the subcategories of a category that is no longer selected. */
export function changeChoices(
  { categories }: PreferenceOptions,
  draft: PreferencesDraft,
  changes: Partial<Record<ChoiceGroup, string[]>>,
): Partial<PreferencesDraft> {
  const { category, subcategory } = { ...draft, ...changes };
  const subcategoriesOf = (isSelected: boolean) =>
    categories.flatMap(({ value, subcategories }) =>
      category.includes(value) === isSelected ? subcategories : [],
    );
  const selected = new Set(subcategoriesOf(true));
  const dropped = new Set(subcategoriesOf(false).filter((value) => !selected.has(value)));
  return { ...changes, subcategory: subcategory.filter((value) => !dropped.has(value)) };
}
