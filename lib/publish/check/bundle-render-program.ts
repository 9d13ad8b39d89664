/**
 * Bundles the program of the render thread into one file that plain Node runs without sources or packages.
 */
export async function bundleRenderProgram(outfile: string): Promise<void> {
  // Imported here because this file is loaded wherever the site starts, while the bundler is only installed
  // where it is built.
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['lib/publish/check/render-program.ts'],
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
