import type { Bundle } from './read-bundle';

/**
 * Minifies the scripts of a bundle again with Oxc, which optimises more than the bundler: React becomes 1.3
 * kB smaller.
 * @throws when a script cannot be parsed.
 */
export async function minifyScripts(bundle: Bundle): Promise<Bundle> {
  const { minify } = await import('vite');
  const scripts = bundle.scripts.map(async (script) => {
    const { code, errors } = await minify(script.name, script.text, minifyOptions);
    const [error] = errors;
    if (error) throw new Error(`${script.name}: ${error.message}`);
    return { ...script, text: code };
  });
  return { ...bundle, scripts: await Promise.all(scripts) };
}

const minifyOptions = { module: true, compress: { target: 'es2022' }, mangle: { toplevel: true } };
