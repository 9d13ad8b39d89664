type Named = { name: string };

export const byName = (one: Named, other: Named): number => one.name.localeCompare(other.name, 'en');
