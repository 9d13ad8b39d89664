/**
 * Loaded into a server before anything else: its runtime can write every date but one, 6 March 1957. A block
 * that shows this date has nothing wrong with it, and its view throws.
 */
const spoilt = Date.UTC(1957, 2, 6);
const { prototype } = Intl.DateTimeFormat;
const whole = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;

Object.defineProperty(prototype, 'format', {
  configurable: true,
  get(this: Intl.DateTimeFormat) {
    const format: Intl.DateTimeFormat['format'] = whole?.call(this);
    return (date?: Date) => {
      if (date?.getTime() === spoilt) throw new RangeError('This date cannot be written');
      return format(date);
    };
  },
});
