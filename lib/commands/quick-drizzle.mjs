import { registerHooks } from 'node:module';

/**
 * Imported before a program that loads Payload on Node 24. Resolves relative imports between Drizzle's files
 * directly; Node would parse the package's 177 kB of exports for each of five hundred files.
 */
registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL;
    if (!from?.includes('/node_modules/drizzle-orm/') || !/^\..*\.js$/.test(specifier))
      return next(specifier, context);
    return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true };
  },
});
