/**
 * Writes the program of the drawing thread with everything it needs into one file that plain Node runs, without the
 * sources and without a package beside it.
 */
export async function bundleProgram(outfile: string): Promise<void> {
  // Loaded here: this file is read wherever the site starts, the bundler is there only where it is built.
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['lib/publish/check/draw-program.ts'],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
    },
    logLevel: 'warning',
  });
}
