import { registerHooks } from 'node:module';

/**
 * Imported before a program that loads Payload, on Node 24: where a file of Drizzle is that another one names, without Node's parsing the package's
 * 177 kB of exports for each of five hundred.
 */
registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL;
    if (!from?.includes('/node_modules/drizzle-orm/') || !/^\..*\.js$/.test(specifier))
      return next(specifier, context);
    return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true };
  },
});
