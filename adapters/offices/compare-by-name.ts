type NamedRecord = { name: string };

export const compareByName = (a: NamedRecord, b: NamedRecord): number => a.name.localeCompare(b.name, 'en');
