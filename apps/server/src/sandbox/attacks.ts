import type { CodeLanguage } from '@lemma/core/document';

/**
 * What the sandbox is tried with when the platform starts: each attack is an expression that is true if it has succeeded,
 * or raises. Any that succeeds switches the sandbox off.
 */
const attacks: Readonly<Record<string, string>> = {
  readsFilesOfTheMachine: "bool(open('/etc/passwd').read())",
  seesTheProcessTable: "bool(os.listdir('/proc'))",
  writesToTheSystem: "bool(open('/usr/lib/attack', 'w'))",
  writesBesideItsFolder: "bool(open('/attack', 'w'))",
  writesToSharedMemory: "bool(open('/dev/shm/attack', 'w'))",
  opensASocket: "bool(__import__('socket').socket())",
  forks: 'forks()',
  makesAnotherUserNamespace: 'called(unshare, 0x10000000)',
  keepsMemoryThatNobodyCounts: 'called(memfd_create, b"attack", 0)',
  takesAllMemory: 'len(bytearray(1 << 30)) > 0',
};

/** The Python program that tries them all; it prints the names of those that succeed, and that it has come to its end. */
export const attackProgram = String.raw`
import ctypes, os, platform
call = ctypes.CDLL(None, use_errno=True).syscall
isArm = platform.machine() == 'aarch64'
unshare, memfd_create = (97, 279) if isArm else (272, 319)

def called(number, *given):
    return call(number, *given) >= 0

def forks():
    child = os.fork()
    if child == 0:
        os._exit(0)
    return True

for name, attack in ${JSON.stringify(Object.entries(attacks))}:
    try:
        succeeds = eval(attack)
    except (OSError, MemoryError):
        succeeds = False
    if succeeds:
        print('succeeded:', name)
print('all tried')
`;

/** The same for Octave, which may start programs: they are as locked up as itself. */
export const octaveAttackProgram = String.raw`
attacks = {
  'readsFilesOfTheMachine', @() fopen ('/etc/passwd', 'r') >= 0;
  'writesToTheSystem', @() fopen ('/usr/lib/attack', 'w') >= 0;
  'writesBesideItsFolder', @() fopen ('/attack', 'w') >= 0;
  'writesToSharedMemory', @() fopen ('/dev/shm/attack', 'w') >= 0;
  'programsReadFilesOfTheMachine', @() system ('cat /etc/passwd > /dev/null 2>&1') == 0;
  'programsWriteToTheSystem', @() system ('touch /usr/attack 2> /dev/null') == 0;
  'programsMakeNamespaces', @() system ('unshare -r true 2> /dev/null') == 0;
  'programsMount', @() system ('mount -t tmpfs tmpfs /tmp 2> /dev/null') == 0;
  'takesAllMemory', @() numel (zeros (20000)) > 0;
  'reachesTheNetwork', @() system ("python3 -c 'import socket; socket.socket()' 2> /dev/null") == 0;
};
for k = 1:rows (attacks)
  try
    succeeds = attacks{k, 2} ();
  catch
    succeeds = false;
  end
  if (succeeds)
    disp (['succeeded: ' attacks{k, 1}]);
  end
end
disp ('all tried')
`;

/** What each language does to make far more files than it may; it prints that it has made them. */
export const fileAttacks: Readonly<Record<CodeLanguage, string>> = {
  python: String.raw`
import os
for n in range(200000):
    os.close(os.open('/tmp/f' + str(n), os.O_CREAT | os.O_WRONLY))
print('succeeded: makesFilesWithoutEnd')
`,
  octave: String.raw`
for n = 1:200000
  fclose (fopen (['/tmp/f' num2str(n)], 'w'));
end
disp ('succeeded: makesFilesWithoutEnd')
`,
};
