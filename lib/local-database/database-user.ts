import { execFileSync, spawn } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import path from 'node:path';

/** The name the site signs in to the embedded database with. */
export const databaseUser = 'tessera';

type Account = { uid: number; gid: number };

/** The account of this machine that runs the database: PostgreSQL refuses root. Undefined: the present one. */
function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return accountOf('postgres') ?? accountOf('nobody');
}

function accountOf(name: string): Account | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/** Hands a file or folder over to the account that runs the database. */
export function giveToDatabaseUser(target: string): void {
  const account = databaseAccount();
  if (account) chownSync(target, account.uid, account.gid);
}

/** Runs one of PostgreSQL's programs to its end. `output` is all it said. */
export function runAsDatabaseUser(
  program: string,
  args: string[],
): Promise<{ code: number; output: string }> {
  const account = databaseAccount();
  const command = account && !isOpenTo(program, args) ? withEntry(account, program, args) : { program, args };
  return new Promise((resolve, reject) => {
    const child = spawn(command.program, command.args, {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
      ...(command.program === program && account),
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** True when every folder on the way to the program and to the paths it is given can be entered by anyone. */
function isOpenTo(program: string, args: string[]): boolean {
  const paths = [program, ...args].filter((arg) => path.isAbsolute(arg));
  return paths.flatMap(foldersAbove).every((folder) => (statSync(folder).mode & 0o001) !== 0);
}

function foldersAbove(target: string): string[] {
  const parent = path.dirname(target);
  return parent === target ? [] : [parent, ...foldersAbove(parent)];
}

/** As the account, but able to enter closed folders such as `/root`, where root keeps the project. */
function withEntry({ uid, gid }: Account, program: string, args: string[]) {
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return { program: 'setpriv', args: [...identity, ...rights, program, ...args] };
}
