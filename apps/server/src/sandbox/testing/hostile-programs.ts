import type { CodeLanguage } from '@lemma/core/document';

/** A program that wants to do harm. It prints HARM where it has succeeded. */
export interface HostileProgram {
  readonly title: string;
  readonly language: CodeLanguage;
  readonly code: string;
}

const python = (title: string, ...lines: readonly string[]): HostileProgram => ({
  title,
  language: 'python',
  code: ['import os, sys, socket, ctypes, signal, time', ...lines].join('\n'),
});
const octave = (title: string, ...lines: readonly string[]): HostileProgram => ({
  title,
  language: 'octave',
  code: lines.join('\n'),
});

/** What must raise OSError. */
const refused = (title: string, expression: string): HostileProgram =>
  python(
    title,
    'try:',
    `    ${expression}`,
    "    print('HARM')",
    'except OSError as error:',
    '    print(error.strerror)',
  );

const call = (number: string) => [
  'libc = ctypes.CDLL(None, use_errno=True)',
  `if libc.syscall(${number}) >= 0: print('HARM')`,
];

/** Forty-two of them, in the order of the threats they are about: files, network, processes, kernel, amounts. */
export const hostilePrograms: readonly HostileProgram[] = [
  refused('reads the passwords of the machine', "open('/etc/shadow').read()"),
  refused('reads the users of the machine', "open('/etc/passwd').read()"),
  refused('reads the environment of the server', "open('/proc/1/environ').read()"),
  refused('lists processes', "os.listdir('/proc')"),
  refused('lists the home of root', "os.listdir('/root')"),
  refused('reads the sources of the platform', "os.listdir('/work')"),
  refused('writes into the system', "open('/usr/bin/attack', 'w')"),
  refused('writes to the root', "open('/attack', 'w')"),
  refused('writes beside the driver', "open('/box/attack.py', 'w')"),
  refused('changes its driver', "open('/box/box.py', 'r+')"),
  refused('writes to shared memory', "open('/dev/shm/attack', 'w')"),
  refused('opens the disk', "open('/dev/vda', 'rb')"),
  refused('makes a device', "os.mknod('/tmp/disk', 0o060666, os.makedev(254, 0))"),
  python(
    'leaves a link instead of a picture',
    "os.symlink('/etc/passwd', '/tmp/out.png')",
    "try: print('HARM', open('/tmp/out.png').read())",
    'except OSError as error: print(error.strerror)',
  ),
  python(
    'makes a program that is somebody else',
    "open('/tmp/su', 'w').write('#!/usr/bin/python3\\nimport os\\nprint(os.geteuid())')",
    "os.chmod('/tmp/su', 0o6755)",
    "if os.stat('/tmp/su').st_uid == 0 or os.geteuid() == 0: print('HARM')",
  ),
  refused('connects to the server', "socket.create_connection(('127.0.0.1', 8080), 2)"),
  refused('connects to the world', "socket.create_connection(('1.1.1.1', 53), 2)"),
  refused('asks for a name', "socket.gethostbyname('example.org')"),
  refused('speaks by an abstract socket', "socket.socket(socket.AF_UNIX).connect('\\0/org/freedesktop/systemd1')"),
  refused('speaks to the kernel by a socket', 'socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 0)'),
  refused('forks', 'os.fork() or os._exit(0)'),
  python(
    'forks without end',
    'made = 0',
    'for _ in range(1000):',
    '    try:',
    '        if os.fork() == 0: time.sleep(30)',
    '        made += 1',
    '    except OSError: pass',
    "if made > 16: print('HARM', made)",
  ),
  python(
    'leaves a child in another session',
    'try:',
    '    if os.fork() == 0:',
    '        os.setsid()',
    '        if os.fork() == 0: time.sleep(3600)',
    '        os._exit(0)',
    "    print('HARM')",
    'except OSError as error: print(error.strerror)',
  ),
  python('kills everything', 'try: os.kill(-1, signal.SIGKILL)', 'except OSError: pass', "print('alone')"),
  python(
    'kills its parents',
    'for pid in range(1, 400):',
    '    try:',
    '        if pid != os.getpid(): os.kill(pid, signal.SIGKILL)',
    '    except OSError: pass',
    "print('done')",
  ),
  python(
    'makes threads without end',
    'import threading',
    'made = 0',
    'try:',
    '    for _ in range(500):',
    '        threading.Thread(target=time.sleep, args=(30,), daemon=True).start()',
    '        made += 1',
    'except RuntimeError: pass',
    "print('HARM' if made > 20 else 'limited')",
  ),
  python('makes a user namespace', ...call("(97 if os.uname().machine == 'aarch64' else 272), 0x10000000")),
  python('uses io_uring', ...call('425, 8, ctypes.create_string_buffer(120)')),
  python('keeps a key', ...call("(217 if os.uname().machine == 'aarch64' else 248), b'user', b'a', b'b', 1, -3")),
  python('traces its parent', ...call("(117 if os.uname().machine == 'aarch64' else 101), 16, 1, 0, 0")),
  python('loads a program into the kernel', ...call("(280 if os.uname().machine == 'aarch64' else 321), 5, 0, 0")),
  python('mounts', ...call("(40 if os.uname().machine == 'aarch64' else 165), b'none', b'/tmp', b'tmpfs', 0, 0")),
  python(
    'reads what descriptors it finds',
    'import stat',
    'for number in range(64):',
    '    try: mode = os.fstat(number).st_mode',
    '    except OSError: continue',
    "    if stat.S_ISDIR(mode) or stat.S_ISBLK(mode): print('HARM', number)",
  ),
  python('takes a gigabyte of memory', "try: bytearray(1 << 30); print('HARM')", "except MemoryError: print('no')"),
  python(
    'fills the disk',
    'written = 0',
    'try:',
    '    for n in range(10000):',
    "        with open('/tmp/f' + str(n), 'wb') as file: written += file.write(bytes(1 << 20))",
    'except OSError: pass',
    "if written > 17 << 20: print('HARM', written)",
  ),
  python(
    'makes files without end',
    'made = 0',
    'try:',
    '    while True:',
    "        os.close(os.open('/tmp/f' + str(made), os.O_CREAT | os.O_WRONLY))",
    '        made += 1',
    "        if made > 50000: print('HARM', made, flush=True)",
    'except OSError: pass',
  ),
  python('prints a gigabyte', 'for _ in range(1 << 20): print("x" * 1023)'),
  python('calculates for ever', 'while True: pass'),
  octave('reads the users of the machine (Octave)', "if fopen ('/etc/passwd') >= 0 disp ('HARM'), end"),
  octave(
    'starts programs that write and speak (Octave)',
    "system ('touch /usr/attack 2>/dev/null && echo HARM');",
    "system ('cat /etc/shadow 2>/dev/null && echo HARM');",
    `system ("python3 -c 'import socket; socket.socket(); print(\\"HARM\\")' 2>/dev/null");`,
    "try, urlread ('http://127.0.0.1:8080/'); disp ('HARM'), catch, end",
    "try, mkoctfile ('x.c'); catch, end",
  ),
  octave(
    'makes files without end (Octave)',
    "system ('mkdir /tmp/d; cd /tmp/d; seq 1 400000 | xargs touch');",
    "if numel (dir ('/tmp/d')) > 50000 disp ('HARM'), end",
  ),
  octave(
    'leaves programs behind (Octave)',
    "for k = 1:50, system ('(setsid sleep 3600 &) 2>/dev/null', false, 'async'); end",
    "disp ('left')",
  ),
];
