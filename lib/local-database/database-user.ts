import { execFileSync, spawn } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import path from 'node:path';

/** The database role of the site in the embedded database. */
export const databaseUser = 'tessera';

type Account = { uid: number; gid: number };

/**
 * The operating system account that runs the database, because PostgreSQL refuses to run as root. Undefined:
 * the current account.
 */
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

/** Changes the owner of a file or folder to the account that runs the database. */
export function chownToDatabaseUser(target: string): void {
  const account = databaseAccount();
  if (account) chownSync(target, account.uid, account.gid);
}

/** Runs a PostgreSQL program until it exits. `output` contains stdout and stderr. */
export function runAsDatabaseUser(
  program: string,
  args: string[],
): Promise<{ code: number; output: string }> {
  const account = databaseAccount();
  const command =
    account && !isAccessible(program, args) ? withDacOverride(account, program, args) : { program, args };
  return new Promise((resolve, reject) => {
    const child = spawn(command.program, command.args, {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
      ...(command.program === program && account),
    });
    let output = '';
    const appendOutput = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', appendOutput);
    child.stderr.on('data', appendOutput);
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Whether every folder above the program and its path arguments can be entered by all users. */
function isAccessible(program: string, args: string[]): boolean {
  const paths = [program, ...args].filter((arg) => path.isAbsolute(arg));
  return paths.flatMap(foldersAbove).every((folder) => (statSync(folder).mode & 0o001) !== 0);
}

function foldersAbove(target: string): string[] {
  const parent = path.dirname(target);
  return parent === target ? [] : [parent, ...foldersAbove(parent)];
}

/**
 * Runs as the account, but with the capability to enter closed folders such as `/root`, where root may have
 * the project.
 */
function withDacOverride({ uid, gid }: Account, program: string, args: string[]) {
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return { program: 'setpriv', args: [...identity, ...rights, program, ...args] };
}
