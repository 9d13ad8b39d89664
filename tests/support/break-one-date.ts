/**
 * Loaded into a server before anything else: makes the runtime fail to format one date, 6 March 1957. The
 * view of a valid block with this date throws.
 */
const brokenTime = Date.UTC(1957, 2, 6);
const { prototype } = Intl.DateTimeFormat;
const originalGetter = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;

Object.defineProperty(prototype, 'format', {
  configurable: true,
  get(this: Intl.DateTimeFormat) {
    const format: Intl.DateTimeFormat['format'] = originalGetter?.call(this);
    return (date?: Date) => {
      if (date?.getTime() === brokenTime) throw new RangeError('This date cannot be written');
      return format(date);
    };
  },
});
