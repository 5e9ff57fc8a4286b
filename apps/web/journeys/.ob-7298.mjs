import {createRequire} from 'module';const require=createRequire(import.meta.url);

// apps/web/journeys/browser-killed.test.ts
import { spawn as spawn2 } from "node:child_process";
import { mkdtempSync as mkdtempSync2, rmSync as rmSync2 } from "node:fs";
import { tmpdir as tmpdir2 } from "node:os";
import { join as join3 } from "node:path";
import { chromium as chromium2 } from "playwright-core";

// node_modules/.cache/ob/jshim.mjs
import assert from "node:assert";
var root = { name: "", kids: [], before: [], after: [] };
var cur = root;
function describe(n, f) {
  const s = { name: n, kids: [], before: [], after: [], parent: cur };
  cur.kids.push(s);
  const p = cur;
  cur = s;
  f();
  cur = p;
}
describe.each = (rows) => (n, f) => rows.forEach((r) => describe(n.replace("%s", r), () => f(...Array.isArray(r) ? r : [r])));
function it(n, f) {
  cur.kids.push({ test: true, name: n, f });
}
it.each = (rows) => (n, f) => rows.forEach((r, i) => it(n + " #" + i, () => f(...Array.isArray(r) ? r : [r])));
var beforeAll = (f) => cur.before.push(f);
var afterAll = (f) => cur.after.push(f);
var inject = (k) => JSON.parse(process.env.OB_INJECT)[k];
function mk(a, neg) {
  const ck = (ok, msg) => {
    if (ok === neg) throw new Error(msg);
  };
  const S = (x) => JSON.stringify(x);
  const same = (e) => {
    try {
      assert.deepStrictEqual(a, e);
      return true;
    } catch {
      return false;
    }
  };
  return { toBe: (e) => ck(Object.is(a, e), `${S(a)} toBe ${S(e)}`), toEqual: (e) => ck(same(e), `${S(a)} toEqual ${S(e)}`), toBeGreaterThan: (n) => ck(a > n, `${a}>${n}`), toBeLessThanOrEqual: (n) => ck(a <= n, `${a}<=${n}`), toMatch: (r) => ck(r.test(a), `${a} match ${r}`), toContain: (e) => ck(a.includes(e), `${S(a)} contain ${e}`), toHaveLength: (n) => ck(a.length === n, `${S(a)} len ${n}`) };
}
function expect(a) {
  return { ...mk(a, false), not: mk(a, true) };
}
expect.poll = (f, { timeout = 3e4, interval = 200 } = {}) => new Proxy({}, { get: (_, m) => async (...args) => {
  const end = Date.now() + timeout;
  for (; ; ) {
    let v;
    try {
      v = await f();
      mk(v, false)[m](...args);
      return;
    } catch (e) {
      if (Date.now() > end) throw e;
    }
    await new Promise((r) => setTimeout(r, interval));
  }
} });

// scripts/chromium.mjs
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
var systemNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable"
];
var places = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];
var chromiumFlags = [
  "--no-sandbox",
  "--site-per-process",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync"
];
async function findChromium() {
  const wanted = process.env.CHROMIUM;
  if (wanted !== void 0 && wanted !== "") {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM names ${wanted}, which does not exist.`);
  }
  const found = onPath() ?? await ofPlaywright();
  if (found !== void 0) return found;
  console.error("No Chromium found: installing one \u2026");
  spawnSync(process.execPath, ["node_modules/playwright-core/cli.js", "install", "chromium"], {
    stdio: ["ignore", 2, 2],
    timeout: 3e5
  });
  const downloaded = await ofPlaywright();
  if (downloaded !== void 0) return downloaded;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    spawnSync(
      "sh",
      ["-c", "apt-get update && apt-get install -y chromium-headless-shell || apt-get install -y chromium"],
      { stdio: ["ignore", 2, 2] }
    );
    const installed = onPath();
    if (installed !== void 0) return installed;
  }
  throw new Error("The browser tests need a Chromium: install one, or set CHROMIUM to its path.");
}
function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...folders.flatMap((folder2) => systemNames.map((name) => join(folder2, name))), ...places].find(
    (path) => existsSync(path)
  );
}
async function ofPlaywright() {
  const { chromium: chromium3 } = await import("playwright-core");
  const path = chromium3.executablePath();
  return path !== "" && existsSync(path) ? path : void 0;
}

// apps/web/journeys/platform.ts
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join as join2, resolve } from "node:path";
import { chromium } from "playwright-core";
var repository = resolve(import.meta.dirname, "../../..");
async function startPlatform(given = {}) {
  const folder2 = given.folder ?? newFolder({ isFilled: given.content === void 0 });
  const port = given.port ?? await freePort();
  const child = spawn(process.execPath, [join2(repository, "apps/server/dist/main.mjs")], {
    cwd: given.content === void 0 ? repository : folderWith(given.content),
    env: {
      ...process.env,
      PORT: String(port),
      LEMMA_DATA: folder2,
      LEMMA_AUTH_URL: "",
      LEMMA_DEMO: "1",
      ...given.environment
    },
    stdio: ["ignore", "pipe", "pipe"]
  });
  let printed = "";
  const exited = new Promise((done) => child.on("exit", done));
  const ready = new Promise((done, refuse) => {
    const take = (part) => {
      printed += part.toString();
      if (printed.includes("Lemma is ready at")) done();
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    void exited.then((code) => refuse(new Error(`the server ended with ${String(code)}:
${printed}`)));
  });
  await ready;
  return {
    origin: `http://localhost:${String(port)}`,
    folder: folder2,
    process: child,
    output: () => printed,
    end: async (signal = "SIGTERM") => {
      child.kill(signal);
      return exited;
    }
  };
}
function newFolder({ isFilled }) {
  const folder2 = mkdtempSync(join2(tmpdir(), "lemma-journey-"));
  if (isFilled) cpSync(inject("filledFolder"), folder2, { recursive: true });
  return folder2;
}
function folderWith(content) {
  const folder2 = mkdtempSync(join2(tmpdir(), "lemma-content-"));
  for (const part of ["apps", "docs"]) symlinkSync(join2(repository, part), join2(folder2, part));
  mkdirSync(join2(folder2, "content"));
  for (const [name, text] of Object.entries(content)) writeFileSync(join2(folder2, "content", name), text);
  return folder2;
}
function forget(platform) {
  rmSync(platform.folder, { recursive: true, force: true });
}
async function startJourney(environment = {}, content) {
  const [platform, browser] = await Promise.all([
    startPlatform({ environment, ...content && { content } }),
    chromium.connect(inject("chromium"))
  ]);
  return {
    origin: platform.origin,
    browser,
    command: (...args) => execFileSync(process.execPath, [join2(repository, "apps/server/dist/main.mjs"), ...args], {
      cwd: repository,
      env: { ...process.env, ...environment, PORT: new URL(platform.origin).port, LEMMA_DATA: platform.folder },
      encoding: "utf8"
    }).trim(),
    end: async () => {
      await browser.close();
      await platform.end();
      forget(platform);
    }
  };
}
async function freePort() {
  return new Promise((done, refuse) => {
    const probe = createServer();
    probe.on("error", refuse);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === "string") refuse(new Error("no port"));
        else done(address.port);
      });
    });
  });
}

// apps/web/journeys/texts.ts
import { readFileSync } from "node:fs";
import { resolve as resolve2 } from "node:path";
var folder = resolve2(import.meta.dirname, "../../../packages/ui-react/src/language/texts");
function textsIn(language) {
  return (namespace, key, values = {}) => {
    let text = JSON.parse(readFileSync(`${folder}/${language}/${namespace}.json`, "utf8"));
    for (const part of key.split("."))
      text = typeof text === "object" && text !== null ? Reflect.get(text, part) : void 0;
    if (typeof text !== "string") throw new Error(`no text ${namespace}:${key} in ${language}`);
    return Object.entries(values).reduce(
      (filled, [name, value]) => filled.replaceAll(`{{${name}}}`, String(value)),
      text
    );
  };
}

// apps/web/journeys/people.ts
async function speak(page, language) {
  await page.addInitScript((chosen) => {
    window.localStorage.setItem("language.guest", chosen);
  }, language);
}
async function logIn(page, user, language) {
  await page.getByRole("main").getByRole("button", { name: textsIn(language)("shell", "login") }).click();
  await page.locator("input[name=username]").fill(user);
  await page.locator("input[name=password]").fill(user);
  await page.locator("input[name=password]").press("Enter");
}

// apps/web/journeys/learner.ts
function problemAt(origin, path, language, worksheet) {
  const query = new URLSearchParams({ path, lang: language, ...worksheet !== void 0 && { worksheet } });
  return `${origin}/problem?${query.toString()}`;
}
async function atWork(page, language = "en") {
  await button(page, "save", language).waitFor();
}
function button(page, key, language = "en") {
  return page.getByRole("button", { name: textsIn(language)("problem", key), exact: true });
}

// apps/web/journeys/browser-killed.test.ts
var kills = Number(process.env["LEMMA_KILLS"] ?? 5);
var most = 300;
var journey;
var profile;
beforeAll(async () => {
  journey = await startJourney();
  profile = mkdtempSync2(join3(tmpdir2(), "lemma-profile-"));
});
afterAll(async () => {
  await journey.end();
  rmSync2(profile, { recursive: true, force: true });
});
async function start() {
  const child = spawn2(
    await findChromium(),
    [...chromiumFlags, "--headless", `--user-data-dir=${profile}`, "--remote-debugging-port=0", "about:blank"],
    {
      stdio: ["ignore", "ignore", "pipe"]
    }
  );
  const address = await new Promise((resolve3) => {
    let printed = "";
    child.stderr.on("data", (part) => {
      printed += part.toString();
      const [, found] = /DevTools listening on (ws:\S+)/.exec(printed) ?? [];
      if (found !== void 0) resolve3(found);
    });
  });
  const browser = await chromium2.connectOverCDP(address);
  const [context] = browser.contexts();
  if (context === void 0) throw new Error("a browser without a profile");
  context.setDefaultTimeout(6e4);
  return { process: child, browser, context };
}
async function open(context) {
  const page = await context.newPage();
  await speak(page, "en");
  await page.goto(problemAt(journey.origin, "linear-functions/two-points-problem", "en"));
  const login = page.getByRole("main").getByRole("button", { name: "Log in", exact: true });
  await login.or(button(page, "save")).first().waitFor();
  if (await login.count() > 0) await logIn(page, "learner", "en");
  await atWork(page);
  return page;
}
async function typeAt(page, digits, pause) {
  const field = page.getByRole("main").getByRole("textbox").first();
  await field.fill("");
  await field.focus();
  const typed = [];
  for (let count = 1; count <= digits; count += 1) {
    await page.keyboard.press(String(count % 10));
    typed.push({ text: await field.inputValue(), at: performance.now() });
    await new Promise((done) => setTimeout(done, pause));
  }
  return typed;
}
it(`loses nothing older than ${String(most)} ms when a tab crashes or the browser is killed, ${String(kills)} times`, async () => {
  let own = await start();
  for (let kill = 0; kill < kills; kill += 1) {
    let page = await open(own.context);
    await own.context.route("**/problem/datasheet", (route) => route.abort());
    const typed = await typeAt(page, 6 + kill % 4, 60 + 70 * (kill % 3));
    const end = performance.now();
    if (kill % 2 === 0) {
      own.process.kill("SIGKILL");
      await new Promise((done) => own.process.once("exit", done));
      await own.browser.close().catch(() => void 0);
      own = await start();
    } else {
      await page.goto("chrome://crash").catch(() => void 0);
      await page.close().catch(() => void 0);
      await own.context.unroute("**/problem/datasheet");
    }
    const oldest = typed.filter(({ at }) => end - at > most).at(-1)?.text ?? "";
    page = await open(own.context);
    await expect.poll(() => page.getByRole("main").getByRole("textbox").first().inputValue()).toMatch(new RegExp(`^${oldest}`));
    await page.close();
  }
  own.process.kill("SIGKILL");
  await own.browser.close().catch(() => void 0);
});
export {
  root
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiYnJvd3Nlci1raWxsZWQudGVzdC50cyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvLmNhY2hlL29iL2pzaGltLm1qcyIsICIuLi8uLi8uLi9zY3JpcHRzL2Nocm9taXVtLm1qcyIsICJwbGF0Zm9ybS50cyIsICJ0ZXh0cy50cyIsICJwZW9wbGUudHMiLCAibGVhcm5lci50cyJdLAogICJzb3VyY2VzQ29udGVudCI6IFsiaW1wb3J0IHsgc3Bhd24sIHR5cGUgQ2hpbGRQcm9jZXNzIH0gZnJvbSAnbm9kZTpjaGlsZF9wcm9jZXNzJztcbmltcG9ydCB7IG1rZHRlbXBTeW5jLCBybVN5bmMgfSBmcm9tICdub2RlOmZzJztcbmltcG9ydCB7IHRtcGRpciB9IGZyb20gJ25vZGU6b3MnO1xuaW1wb3J0IHsgam9pbiB9IGZyb20gJ25vZGU6cGF0aCc7XG5pbXBvcnQgeyBjaHJvbWl1bSwgdHlwZSBCcm93c2VyLCB0eXBlIEJyb3dzZXJDb250ZXh0LCB0eXBlIFBhZ2UgfSBmcm9tICdwbGF5d3JpZ2h0LWNvcmUnO1xuaW1wb3J0IHsgYWZ0ZXJBbGwsIGJlZm9yZUFsbCwgZXhwZWN0LCBpdCB9IGZyb20gJ3ZpdGVzdCc7XG5pbXBvcnQgeyBjaHJvbWl1bUZsYWdzLCBmaW5kQ2hyb21pdW0gfSBmcm9tICcuLi8uLi8uLi9zY3JpcHRzL2Nocm9taXVtLm1qcyc7XG5pbXBvcnQgeyBhdFdvcmssIGJ1dHRvbiwgcHJvYmxlbUF0IH0gZnJvbSAnLi9sZWFybmVyLnRzJztcbmltcG9ydCB7IGxvZ0luLCBzcGVhayB9IGZyb20gJy4vcGVvcGxlLnRzJztcbmltcG9ydCB7IHN0YXJ0Sm91cm5leSwgdHlwZSBKb3VybmV5IH0gZnJvbSAnLi9wbGF0Zm9ybS50cyc7XG5cbi8qKiBIb3cgb2Z0ZW4gYSB0YWIgY3Jhc2hlcywgYW5kIGhvdyBvZnRlbiB0aGUgYnJvd3NlciBpcyBraWxsZWQ6IExFTU1BX0tJTExTPTUwIHRha2VzIGxvbmcuICovXG5jb25zdCBraWxscyA9IE51bWJlcihwcm9jZXNzLmVudlsnTEVNTUFfS0lMTFMnXSA/PyA1KTtcblxuLyoqIE1pbGxpc2Vjb25kcyBhZnRlciB0aGUgbGFzdCBrZXkgd2l0aGluIHdoaWNoIGEgY2hhbmdlIGhhcyB0byBiZSBvbiB0aGUgZGV2aWNlLiAqL1xuY29uc3QgbW9zdCA9IDMwMDtcblxubGV0IGpvdXJuZXk6IEpvdXJuZXk7XG5sZXQgcHJvZmlsZTogc3RyaW5nO1xuYmVmb3JlQWxsKGFzeW5jICgpID0+IHtcbiAgam91cm5leSA9IGF3YWl0IHN0YXJ0Sm91cm5leSgpO1xuICBwcm9maWxlID0gbWtkdGVtcFN5bmMoam9pbih0bXBkaXIoKSwgJ2xlbW1hLXByb2ZpbGUtJykpO1xufSk7XG5hZnRlckFsbChhc3luYyAoKSA9PiB7XG4gIGF3YWl0IGpvdXJuZXkuZW5kKCk7XG4gIHJtU3luYyhwcm9maWxlLCB7IHJlY3Vyc2l2ZTogdHJ1ZSwgZm9yY2U6IHRydWUgfSk7XG59KTtcblxuaW50ZXJmYWNlIE93biB7XG4gIHJlYWRvbmx5IHByb2Nlc3M6IENoaWxkUHJvY2VzcztcbiAgcmVhZG9ubHkgYnJvd3NlcjogQnJvd3NlcjtcbiAgcmVhZG9ubHkgY29udGV4dDogQnJvd3NlckNvbnRleHQ7XG59XG5cbi8qKiBBIGJyb3dzZXIgb2YgaXRzIG93biB3aXRoIGEgcHJvZmlsZSB0aGF0IG91dGxhc3RzIGl0LiAqL1xuYXN5bmMgZnVuY3Rpb24gc3RhcnQoKTogUHJvbWlzZTxPd24+IHtcbiAgY29uc3QgY2hpbGQgPSBzcGF3bihcbiAgICBhd2FpdCBmaW5kQ2hyb21pdW0oKSxcbiAgICBbLi4uY2hyb21pdW1GbGFncywgJy0taGVhZGxlc3MnLCBgLS11c2VyLWRhdGEtZGlyPSR7cHJvZmlsZX1gLCAnLS1yZW1vdGUtZGVidWdnaW5nLXBvcnQ9MCcsICdhYm91dDpibGFuayddLFxuICAgIHtcbiAgICAgIHN0ZGlvOiBbJ2lnbm9yZScsICdpZ25vcmUnLCAncGlwZSddLFxuICAgIH0sXG4gICk7XG4gIGNvbnN0IGFkZHJlc3MgPSBhd2FpdCBuZXcgUHJvbWlzZTxzdHJpbmc+KChyZXNvbHZlKSA9PiB7XG4gICAgbGV0IHByaW50ZWQgPSAnJztcbiAgICBjaGlsZC5zdGRlcnIub24oJ2RhdGEnLCAocGFydDogQnVmZmVyKSA9PiB7XG4gICAgICBwcmludGVkICs9IHBhcnQudG9TdHJpbmcoKTtcbiAgICAgIGNvbnN0IFssIGZvdW5kXSA9IC9EZXZUb29scyBsaXN0ZW5pbmcgb24gKHdzOlxcUyspLy5leGVjKHByaW50ZWQpID8/IFtdO1xuICAgICAgaWYgKGZvdW5kICE9PSB1bmRlZmluZWQpIHJlc29sdmUoZm91bmQpO1xuICAgIH0pO1xuICB9KTtcbiAgY29uc3QgYnJvd3NlciA9IGF3YWl0IGNocm9taXVtLmNvbm5lY3RPdmVyQ0RQKGFkZHJlc3MpO1xuICBjb25zdCBbY29udGV4dF0gPSBicm93c2VyLmNvbnRleHRzKCk7XG4gIGlmIChjb250ZXh0ID09PSB1bmRlZmluZWQpIHRocm93IG5ldyBFcnJvcignYSBicm93c2VyIHdpdGhvdXQgYSBwcm9maWxlJyk7XG4gIGNvbnRleHQuc2V0RGVmYXVsdFRpbWVvdXQoNjBfMDAwKTtcbiAgcmV0dXJuIHsgcHJvY2VzczogY2hpbGQsIGJyb3dzZXIsIGNvbnRleHQgfTtcbn1cblxuYXN5bmMgZnVuY3Rpb24gb3Blbihjb250ZXh0OiBCcm93c2VyQ29udGV4dCk6IFByb21pc2U8UGFnZT4ge1xuICBjb25zdCBwYWdlID0gYXdhaXQgY29udGV4dC5uZXdQYWdlKCk7XG4gIGF3YWl0IHNwZWFrKHBhZ2UsICdlbicpO1xuICBhd2FpdCBwYWdlLmdvdG8ocHJvYmxlbUF0KGpvdXJuZXkub3JpZ2luLCAnbGluZWFyLWZ1bmN0aW9ucy90d28tcG9pbnRzLXByb2JsZW0nLCAnZW4nKSk7XG4gIGNvbnN0IGxvZ2luID0gcGFnZS5nZXRCeVJvbGUoJ21haW4nKS5nZXRCeVJvbGUoJ2J1dHRvbicsIHsgbmFtZTogJ0xvZyBpbicsIGV4YWN0OiB0cnVlIH0pO1xuICBhd2FpdCBsb2dpbi5vcihidXR0b24ocGFnZSwgJ3NhdmUnKSkuZmlyc3QoKS53YWl0Rm9yKCk7XG4gIGlmICgoYXdhaXQgbG9naW4uY291bnQoKSkgPiAwKSBhd2FpdCBsb2dJbihwYWdlLCAnbGVhcm5lcicsICdlbicpO1xuICBhd2FpdCBhdFdvcmsocGFnZSk7XG4gIHJldHVybiBwYWdlO1xufVxuXG4vKiogVHlwZXMgZGlnaXRzIG9uZSBieSBvbmUgZm9yIGEgd2hpbGU7IHdoZW4gZWFjaCB3YXMgdGhlcmUuICovXG5hc3luYyBmdW5jdGlvbiB0eXBlQXQoXG4gIHBhZ2U6IFBhZ2UsXG4gIGRpZ2l0czogbnVtYmVyLFxuICBwYXVzZTogbnVtYmVyLFxuKTogUHJvbWlzZTxyZWFkb25seSB7IHJlYWRvbmx5IHRleHQ6IHN0cmluZzsgcmVhZG9ubHkgYXQ6IG51bWJlciB9W10+IHtcbiAgY29uc3QgZmllbGQgPSBwYWdlLmdldEJ5Um9sZSgnbWFpbicpLmdldEJ5Um9sZSgndGV4dGJveCcpLmZpcnN0KCk7XG4gIGF3YWl0IGZpZWxkLmZpbGwoJycpO1xuICBhd2FpdCBmaWVsZC5mb2N1cygpO1xuICBjb25zdCB0eXBlZCA9IFtdO1xuICBmb3IgKGxldCBjb3VudCA9IDE7IGNvdW50IDw9IGRpZ2l0czsgY291bnQgKz0gMSkge1xuICAgIGF3YWl0IHBhZ2Uua2V5Ym9hcmQucHJlc3MoU3RyaW5nKGNvdW50ICUgMTApKTtcbiAgICB0eXBlZC5wdXNoKHsgdGV4dDogYXdhaXQgZmllbGQuaW5wdXRWYWx1ZSgpLCBhdDogcGVyZm9ybWFuY2Uubm93KCkgfSk7XG4gICAgYXdhaXQgbmV3IFByb21pc2UoKGRvbmUpID0+IHNldFRpbWVvdXQoZG9uZSwgcGF1c2UpKTtcbiAgfVxuICByZXR1cm4gdHlwZWQ7XG59XG5cbml0KGBsb3NlcyBub3RoaW5nIG9sZGVyIHRoYW4gJHtTdHJpbmcobW9zdCl9IG1zIHdoZW4gYSB0YWIgY3Jhc2hlcyBvciB0aGUgYnJvd3NlciBpcyBraWxsZWQsICR7U3RyaW5nKGtpbGxzKX0gdGltZXNgLCBhc3luYyAoKSA9PiB7XG4gIGxldCBvd24gPSBhd2FpdCBzdGFydCgpO1xuICBmb3IgKGxldCBraWxsID0gMDsga2lsbCA8IGtpbGxzOyBraWxsICs9IDEpIHtcbiAgICBsZXQgcGFnZSA9IGF3YWl0IG9wZW4ob3duLmNvbnRleHQpO1xuICAgIC8vIE5vdGhpbmcgcmVhY2hlcyB0aGUgcGxhdGZvcm06IG9ubHkgdGhlIGRldmljZSBjb3VudHMuXG4gICAgYXdhaXQgb3duLmNvbnRleHQucm91dGUoJyoqL3Byb2JsZW0vZGF0YXNoZWV0JywgKHJvdXRlKSA9PiByb3V0ZS5hYm9ydCgpKTtcbiAgICBjb25zdCB0eXBlZCA9IGF3YWl0IHR5cGVBdChwYWdlLCA2ICsgKGtpbGwgJSA0KSwgNjAgKyA3MCAqIChraWxsICUgMykpO1xuICAgIGNvbnN0IGVuZCA9IHBlcmZvcm1hbmNlLm5vdygpO1xuICAgIGlmIChraWxsICUgMiA9PT0gMCkge1xuICAgICAgb3duLnByb2Nlc3Mua2lsbCgnU0lHS0lMTCcpO1xuICAgICAgYXdhaXQgbmV3IFByb21pc2UoKGRvbmUpID0+IG93bi5wcm9jZXNzLm9uY2UoJ2V4aXQnLCBkb25lKSk7XG4gICAgICBhd2FpdCBvd24uYnJvd3Nlci5jbG9zZSgpLmNhdGNoKCgpID0+IHVuZGVmaW5lZCk7XG4gICAgICBvd24gPSBhd2FpdCBzdGFydCgpO1xuICAgIH0gZWxzZSB7XG4gICAgICBhd2FpdCBwYWdlLmdvdG8oJ2Nocm9tZTovL2NyYXNoJykuY2F0Y2goKCkgPT4gdW5kZWZpbmVkKTtcbiAgICAgIGF3YWl0IHBhZ2UuY2xvc2UoKS5jYXRjaCgoKSA9PiB1bmRlZmluZWQpO1xuICAgICAgYXdhaXQgb3duLmNvbnRleHQudW5yb3V0ZSgnKiovcHJvYmxlbS9kYXRhc2hlZXQnKTtcbiAgICB9XG4gICAgY29uc3Qgb2xkZXN0ID0gdHlwZWQuZmlsdGVyKCh7IGF0IH0pID0+IGVuZCAtIGF0ID4gbW9zdCkuYXQoLTEpPy50ZXh0ID8/ICcnO1xuICAgIHBhZ2UgPSBhd2FpdCBvcGVuKG93bi5jb250ZXh0KTtcbiAgICBhd2FpdCBleHBlY3RcbiAgICAgIC5wb2xsKCgpID0+IHBhZ2UuZ2V0QnlSb2xlKCdtYWluJykuZ2V0QnlSb2xlKCd0ZXh0Ym94JykuZmlyc3QoKS5pbnB1dFZhbHVlKCkpXG4gICAgICAudG9NYXRjaChuZXcgUmVnRXhwKGBeJHtvbGRlc3R9YCkpO1xuICAgIGF3YWl0IHBhZ2UuY2xvc2UoKTtcbiAgfVxuICBvd24ucHJvY2Vzcy5raWxsKCdTSUdLSUxMJyk7XG4gIGF3YWl0IG93bi5icm93c2VyLmNsb3NlKCkuY2F0Y2goKCkgPT4gdW5kZWZpbmVkKTtcbn0pO1xuIiwgImltcG9ydCBhc3NlcnQgZnJvbSAnbm9kZTphc3NlcnQnO1xuZXhwb3J0IGNvbnN0IHJvb3QgPSB7IG5hbWU6ICcnLCBraWRzOiBbXSwgYmVmb3JlOiBbXSwgYWZ0ZXI6IFtdIH07IGxldCBjdXIgPSByb290O1xuZXhwb3J0IGZ1bmN0aW9uIGRlc2NyaWJlKG4sIGYpIHsgY29uc3QgcyA9IHsgbmFtZTogbiwga2lkczogW10sIGJlZm9yZTogW10sIGFmdGVyOiBbXSwgcGFyZW50OiBjdXIgfTsgY3VyLmtpZHMucHVzaChzKTsgY29uc3QgcCA9IGN1cjsgY3VyID0gczsgZigpOyBjdXIgPSBwOyB9XG5kZXNjcmliZS5lYWNoID0gKHJvd3MpID0+IChuLCBmKSA9PiByb3dzLmZvckVhY2goKHIpID0+IGRlc2NyaWJlKG4ucmVwbGFjZSgnJXMnLCByKSwgKCkgPT4gZiguLi4oQXJyYXkuaXNBcnJheShyKSA/IHIgOiBbcl0pKSkpO1xuZXhwb3J0IGZ1bmN0aW9uIGl0KG4sIGYpIHsgY3VyLmtpZHMucHVzaCh7IHRlc3Q6IHRydWUsIG5hbWU6IG4sIGYgfSk7IH1cbml0LmVhY2ggPSAocm93cykgPT4gKG4sIGYpID0+IHJvd3MuZm9yRWFjaCgociwgaSkgPT4gaXQobiArICcgIycgKyBpLCAoKSA9PiBmKC4uLihBcnJheS5pc0FycmF5KHIpID8gciA6IFtyXSkpKSk7XG5leHBvcnQgY29uc3QgYmVmb3JlQWxsID0gKGYpID0+IGN1ci5iZWZvcmUucHVzaChmKTsgZXhwb3J0IGNvbnN0IGFmdGVyQWxsID0gKGYpID0+IGN1ci5hZnRlci5wdXNoKGYpO1xuZXhwb3J0IGNvbnN0IGluamVjdCA9IChrKSA9PiBKU09OLnBhcnNlKHByb2Nlc3MuZW52Lk9CX0lOSkVDVClba107XG5mdW5jdGlvbiBtayhhLCBuZWcpIHsgY29uc3QgY2s9KG9rLG1zZyk9PnsgaWYgKG9rPT09bmVnKSB0aHJvdyBuZXcgRXJyb3IobXNnKTsgfTsgY29uc3QgUz0oeCk9PkpTT04uc3RyaW5naWZ5KHgpOyBjb25zdCBzYW1lPShlKT0+e3RyeXthc3NlcnQuZGVlcFN0cmljdEVxdWFsKGEsZSk7cmV0dXJuIHRydWV9Y2F0Y2h7cmV0dXJuIGZhbHNlfX07IHJldHVybiB7IHRvQmU6KGUpPT5jayhPYmplY3QuaXMoYSxlKSxgJHtTKGEpfSB0b0JlICR7UyhlKX1gKSwgdG9FcXVhbDooZSk9PmNrKHNhbWUoZSksYCR7UyhhKX0gdG9FcXVhbCAke1MoZSl9YCksIHRvQmVHcmVhdGVyVGhhbjoobik9PmNrKGE+bixgJHthfT4ke259YCksIHRvQmVMZXNzVGhhbk9yRXF1YWw6KG4pPT5jayhhPD1uLGAke2F9PD0ke259YCksIHRvTWF0Y2g6KHIpPT5jayhyLnRlc3QoYSksYCR7YX0gbWF0Y2ggJHtyfWApLCB0b0NvbnRhaW46KGUpPT5jayhhLmluY2x1ZGVzKGUpLGAke1MoYSl9IGNvbnRhaW4gJHtlfWApLCB0b0hhdmVMZW5ndGg6KG4pPT5jayhhLmxlbmd0aD09PW4sYCR7UyhhKX0gbGVuICR7bn1gKSB9OyB9XG5leHBvcnQgZnVuY3Rpb24gZXhwZWN0KGEpIHsgcmV0dXJuIHsgLi4ubWsoYSxmYWxzZSksIG5vdDogbWsoYSx0cnVlKSB9OyB9XG5leHBlY3QucG9sbCA9IChmLCB7IHRpbWVvdXQgPSAzMDAwMCwgaW50ZXJ2YWwgPSAyMDAgfSA9IHt9KSA9PiBuZXcgUHJveHkoe30sIHsgZ2V0OiAoXywgbSkgPT4gYXN5bmMgKC4uLmFyZ3MpID0+IHsgY29uc3QgZW5kID0gRGF0ZS5ub3coKSt0aW1lb3V0OyBmb3IoOzspeyBsZXQgdjsgdHJ5IHsgdiA9IGF3YWl0IGYoKTsgbWsodixmYWxzZSlbbV0oLi4uYXJncyk7IHJldHVybjsgfSBjYXRjaCAoZSkgeyBpZiAoRGF0ZS5ub3coKT5lbmQpIHRocm93IGU7IH0gYXdhaXQgbmV3IFByb21pc2Uocj0+c2V0VGltZW91dChyLGludGVydmFsKSk7IH0gfSB9KTtcbiIsICIvLyBGaW5kcyBvciBpbnN0YWxscyBhIENocm9taXVtOiB0aGUgYnJvd3NlciB0ZXN0cyBuZXZlciBwYXNzIHdpdGhvdXQgaGF2aW5nIHJ1bi5cbmltcG9ydCB7IHNwYXduU3luYyB9IGZyb20gJ25vZGU6Y2hpbGRfcHJvY2Vzcyc7XG5pbXBvcnQgeyBleGlzdHNTeW5jIH0gZnJvbSAnbm9kZTpmcyc7XG5pbXBvcnQgeyBkZWxpbWl0ZXIsIGpvaW4gfSBmcm9tICdub2RlOnBhdGgnO1xuXG4vLyBUaGUgc2hlbGwgaXMgQ2hyb21pdW0gd2l0aG91dCB3aW5kb3dzIGFuZCB0aGVpciBjb250cm9sczogam91cm5leXMgdGFrZSB0d28gdGhpcmRzIG9mIHRoZSB0aW1lLlxuY29uc3Qgc3lzdGVtTmFtZXMgPSBbXG4gICdjaHJvbWl1bS1oZWFkbGVzcy1zaGVsbCcsXG4gICdjaHJvbWl1bScsXG4gICdjaHJvbWl1bS1icm93c2VyJyxcbiAgJ2dvb2dsZS1jaHJvbWUnLFxuICAnZ29vZ2xlLWNocm9tZS1zdGFibGUnLFxuXTtcbmNvbnN0IHBsYWNlcyA9IFsnL0FwcGxpY2F0aW9ucy9Hb29nbGUgQ2hyb21lLmFwcC9Db250ZW50cy9NYWNPUy9Hb29nbGUgQ2hyb21lJ107XG5cbi8qKiBGbGFncyBmb3IgaGVhZGxlc3MgcnVuczogbm8gc2FuZGJveCBmb3Igcm9vdCwgZm9yZWlnbiBmcmFtZXMgaW4gcHJvY2Vzc2VzIG9mIHRoZWlyIG93biBhcyBpbiB3aW5kb3dzLCBhbmQgbm8gdGVsZW1ldHJ5LiAqL1xuZXhwb3J0IGNvbnN0IGNocm9taXVtRmxhZ3MgPSBbXG4gICctLW5vLXNhbmRib3gnLFxuICAnLS1zaXRlLXBlci1wcm9jZXNzJyxcbiAgJy0tZGlzYWJsZS1ncHUnLFxuICAnLS1kaXNhYmxlLXF1aWMnLFxuICAnLS1uby1maXJzdC1ydW4nLFxuICAnLS1kaXNhYmxlLWJhY2tncm91bmQtbmV0d29ya2luZycsXG4gICctLWRpc2FibGUtY29tcG9uZW50LXVwZGF0ZScsXG4gICctLWRpc2FibGUtc3luYycsXG5dO1xuXG4vKiogVGhlIHBhdGggb2YgYSBDaHJvbWl1bTogJENIUk9NSVVNLCB0aGUgc3lzdGVtJ3MsIFBsYXl3cmlnaHQncywgb3IgRGViaWFuJ3MgcGFja2FnZS4gVGhyb3dzIGlmIHRoZXJlIGlzIG5vbmUuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gZmluZENocm9taXVtKCkge1xuICBjb25zdCB3YW50ZWQgPSBwcm9jZXNzLmVudi5DSFJPTUlVTTtcbiAgaWYgKHdhbnRlZCAhPT0gdW5kZWZpbmVkICYmIHdhbnRlZCAhPT0gJycpIHtcbiAgICBpZiAoZXhpc3RzU3luYyh3YW50ZWQpKSByZXR1cm4gd2FudGVkO1xuICAgIHRocm93IG5ldyBFcnJvcihgQ0hST01JVU0gbmFtZXMgJHt3YW50ZWR9LCB3aGljaCBkb2VzIG5vdCBleGlzdC5gKTtcbiAgfVxuICBjb25zdCBmb3VuZCA9IG9uUGF0aCgpID8/IChhd2FpdCBvZlBsYXl3cmlnaHQoKSk7XG4gIGlmIChmb3VuZCAhPT0gdW5kZWZpbmVkKSByZXR1cm4gZm91bmQ7XG4gIGNvbnNvbGUuZXJyb3IoJ05vIENocm9taXVtIGZvdW5kOiBpbnN0YWxsaW5nIG9uZSBcdTIwMjYnKTtcbiAgc3Bhd25TeW5jKHByb2Nlc3MuZXhlY1BhdGgsIFsnbm9kZV9tb2R1bGVzL3BsYXl3cmlnaHQtY29yZS9jbGkuanMnLCAnaW5zdGFsbCcsICdjaHJvbWl1bSddLCB7XG4gICAgc3RkaW86IFsnaWdub3JlJywgMiwgMl0sXG4gICAgdGltZW91dDogMzAwXzAwMCxcbiAgfSk7XG4gIGNvbnN0IGRvd25sb2FkZWQgPSBhd2FpdCBvZlBsYXl3cmlnaHQoKTtcbiAgaWYgKGRvd25sb2FkZWQgIT09IHVuZGVmaW5lZCkgcmV0dXJuIGRvd25sb2FkZWQ7XG4gIGlmIChwcm9jZXNzLmdldHVpZD8uKCkgPT09IDAgJiYgZXhpc3RzU3luYygnL3Vzci9iaW4vYXB0LWdldCcpKSB7XG4gICAgc3Bhd25TeW5jKFxuICAgICAgJ3NoJyxcbiAgICAgIFsnLWMnLCAnYXB0LWdldCB1cGRhdGUgJiYgYXB0LWdldCBpbnN0YWxsIC15IGNocm9taXVtLWhlYWRsZXNzLXNoZWxsIHx8IGFwdC1nZXQgaW5zdGFsbCAteSBjaHJvbWl1bSddLFxuICAgICAgeyBzdGRpbzogWydpZ25vcmUnLCAyLCAyXSB9LFxuICAgICk7XG4gICAgY29uc3QgaW5zdGFsbGVkID0gb25QYXRoKCk7XG4gICAgaWYgKGluc3RhbGxlZCAhPT0gdW5kZWZpbmVkKSByZXR1cm4gaW5zdGFsbGVkO1xuICB9XG4gIHRocm93IG5ldyBFcnJvcignVGhlIGJyb3dzZXIgdGVzdHMgbmVlZCBhIENocm9taXVtOiBpbnN0YWxsIG9uZSwgb3Igc2V0IENIUk9NSVVNIHRvIGl0cyBwYXRoLicpO1xufVxuXG4vKipcbiAqIEEgc2luZ2xlIENocm9taXVtIGZvciBldmVyeW9uZSB3aG8gY29ubmVjdHMgdG8gaXRzIGFkZHJlc3MsIHdoaWNoIHRoZSBwcm9ncmFtcyBvZiBhIHRlc3QgcnVuIGZpbmQgaW4gTEVNTUFfQ0hST01JVU0uXG4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBzZXJ2ZUNocm9taXVtKCkge1xuICBjb25zdCB7IGNocm9taXVtIH0gPSBhd2FpdCBpbXBvcnQoJ3BsYXl3cmlnaHQtY29yZScpO1xuICBjb25zdCBzZXJ2ZXIgPSBhd2FpdCBjaHJvbWl1bS5sYXVuY2hTZXJ2ZXIoeyBleGVjdXRhYmxlUGF0aDogYXdhaXQgZmluZENocm9taXVtKCksIGFyZ3M6IGNocm9taXVtRmxhZ3MgfSk7XG4gIHJldHVybiB7IGFkZHJlc3M6IHNlcnZlci53c0VuZHBvaW50KCksIGNsb3NlOiAoKSA9PiBzZXJ2ZXIuY2xvc2UoKSB9O1xufVxuXG5mdW5jdGlvbiBvblBhdGgoKSB7XG4gIGNvbnN0IGZvbGRlcnMgPSAocHJvY2Vzcy5lbnYuUEFUSCA/PyAnJykuc3BsaXQoZGVsaW1pdGVyKTtcbiAgcmV0dXJuIFsuLi5mb2xkZXJzLmZsYXRNYXAoKGZvbGRlcikgPT4gc3lzdGVtTmFtZXMubWFwKChuYW1lKSA9PiBqb2luKGZvbGRlciwgbmFtZSkpKSwgLi4ucGxhY2VzXS5maW5kKChwYXRoKSA9PlxuICAgIGV4aXN0c1N5bmMocGF0aCksXG4gICk7XG59XG5cbmFzeW5jIGZ1bmN0aW9uIG9mUGxheXdyaWdodCgpIHtcbiAgY29uc3QgeyBjaHJvbWl1bSB9ID0gYXdhaXQgaW1wb3J0KCdwbGF5d3JpZ2h0LWNvcmUnKTtcbiAgY29uc3QgcGF0aCA9IGNocm9taXVtLmV4ZWN1dGFibGVQYXRoKCk7XG4gIHJldHVybiBwYXRoICE9PSAnJyAmJiBleGlzdHNTeW5jKHBhdGgpID8gcGF0aCA6IHVuZGVmaW5lZDtcbn1cbiIsICJpbXBvcnQgeyBleGVjRmlsZVN5bmMsIHNwYXduLCB0eXBlIENoaWxkUHJvY2VzcyB9IGZyb20gJ25vZGU6Y2hpbGRfcHJvY2Vzcyc7XG5pbXBvcnQgeyBjcFN5bmMsIG1rZGlyU3luYywgbWtkdGVtcFN5bmMsIHJtU3luYywgc3ltbGlua1N5bmMsIHdyaXRlRmlsZVN5bmMgfSBmcm9tICdub2RlOmZzJztcbmltcG9ydCB7IGNyZWF0ZVNlcnZlciB9IGZyb20gJ25vZGU6bmV0JztcbmltcG9ydCB7IHRtcGRpciB9IGZyb20gJ25vZGU6b3MnO1xuaW1wb3J0IHsgam9pbiwgcmVzb2x2ZSB9IGZyb20gJ25vZGU6cGF0aCc7XG5pbXBvcnQgeyBjaHJvbWl1bSwgdHlwZSBCcm93c2VyLCB0eXBlIEJyb3dzZXJDb250ZXh0LCB0eXBlIFBhZ2UgfSBmcm9tICdwbGF5d3JpZ2h0LWNvcmUnO1xuaW1wb3J0IHsgaW5qZWN0IH0gZnJvbSAndml0ZXN0JztcbmltcG9ydCB0eXBlIHt9IGZyb20gJy4uLy4uLy4uL3NjcmlwdHMvam91cm5leXMubWpzJztcbmNvbnN0IHJlcG9zaXRvcnkgPSByZXNvbHZlKGltcG9ydC5tZXRhLmRpcm5hbWUsICcuLi8uLi8uLicpO1xuXG4vKiogVGhlIGJ1aWx0IHBsYXRmb3JtLCBydW5uaW5nIG9uIGEgZGF0YSBmb2xkZXIgb2YgaXRzIG93bi4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgUGxhdGZvcm0ge1xuICByZWFkb25seSBvcmlnaW46IHN0cmluZztcbiAgcmVhZG9ubHkgZm9sZGVyOiBzdHJpbmc7XG4gIHJlYWRvbmx5IHByb2Nlc3M6IENoaWxkUHJvY2VzcztcbiAgLyoqIEV2ZXJ5dGhpbmcgdGhlIHNlcnZlciBoYXMgcHJpbnRlZCBzbyBmYXIuICovXG4gIG91dHB1dCgpOiBzdHJpbmc7XG4gIC8qKiBTZW5kcyBhIHNpZ25hbCBhbmQgd2FpdHMgZm9yIHRoZSBleGl0IGNvZGUuICovXG4gIGVuZChzaWduYWw/OiBOb2RlSlMuU2lnbmFscyk6IFByb21pc2U8bnVtYmVyIHwgbnVsbD47XG59XG5cbi8qKiBTdGFydHMgd2hhdCBgbnBtIHN0YXJ0YCBzdGFydHMgYW5kIHdhaXRzIHVudGlsIGl0IGlzIHJlYWR5LiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIHN0YXJ0UGxhdGZvcm0oXG4gIGdpdmVuOiB7XG4gICAgcmVhZG9ubHkgZm9sZGVyPzogc3RyaW5nO1xuICAgIHJlYWRvbmx5IHBvcnQ/OiBudW1iZXI7XG4gICAgcmVhZG9ubHkgZW52aXJvbm1lbnQ/OiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+PjtcbiAgICAvKiogVGhlIHRleHRzIG9mIGEgY29udGVudCBmb2xkZXIgb2YgaXRzIG93biwgYnkgZmlsZSBuYW1lLiAqL1xuICAgIHJlYWRvbmx5IGNvbnRlbnQ/OiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+PjtcbiAgfSA9IHt9LFxuKTogUHJvbWlzZTxQbGF0Zm9ybT4ge1xuICBjb25zdCBmb2xkZXIgPSBnaXZlbi5mb2xkZXIgPz8gbmV3Rm9sZGVyKHsgaXNGaWxsZWQ6IGdpdmVuLmNvbnRlbnQgPT09IHVuZGVmaW5lZCB9KTtcbiAgY29uc3QgcG9ydCA9IGdpdmVuLnBvcnQgPz8gKGF3YWl0IGZyZWVQb3J0KCkpO1xuICBjb25zdCBjaGlsZCA9IHNwYXduKHByb2Nlc3MuZXhlY1BhdGgsIFtqb2luKHJlcG9zaXRvcnksICdhcHBzL3NlcnZlci9kaXN0L21haW4ubWpzJyldLCB7XG4gICAgY3dkOiBnaXZlbi5jb250ZW50ID09PSB1bmRlZmluZWQgPyByZXBvc2l0b3J5IDogZm9sZGVyV2l0aChnaXZlbi5jb250ZW50KSxcbiAgICBlbnY6IHtcbiAgICAgIC4uLnByb2Nlc3MuZW52LFxuICAgICAgUE9SVDogU3RyaW5nKHBvcnQpLFxuICAgICAgTEVNTUFfREFUQTogZm9sZGVyLFxuICAgICAgTEVNTUFfQVVUSF9VUkw6ICcnLFxuICAgICAgTEVNTUFfREVNTzogJzEnLFxuICAgICAgLi4uZ2l2ZW4uZW52aXJvbm1lbnQsXG4gICAgfSxcbiAgICBzdGRpbzogWydpZ25vcmUnLCAncGlwZScsICdwaXBlJ10sXG4gIH0pO1xuICBsZXQgcHJpbnRlZCA9ICcnO1xuICBjb25zdCBleGl0ZWQgPSBuZXcgUHJvbWlzZTxudW1iZXIgfCBudWxsPigoZG9uZSkgPT4gY2hpbGQub24oJ2V4aXQnLCBkb25lKSk7XG4gIGNvbnN0IHJlYWR5ID0gbmV3IFByb21pc2U8dm9pZD4oKGRvbmUsIHJlZnVzZSkgPT4ge1xuICAgIGNvbnN0IHRha2UgPSAocGFydDogQnVmZmVyKSA9PiB7XG4gICAgICBwcmludGVkICs9IHBhcnQudG9TdHJpbmcoKTtcbiAgICAgIGlmIChwcmludGVkLmluY2x1ZGVzKCdMZW1tYSBpcyByZWFkeSBhdCcpKSBkb25lKCk7XG4gICAgfTtcbiAgICBjaGlsZC5zdGRvdXQub24oJ2RhdGEnLCB0YWtlKTtcbiAgICBjaGlsZC5zdGRlcnIub24oJ2RhdGEnLCB0YWtlKTtcbiAgICB2b2lkIGV4aXRlZC50aGVuKChjb2RlKSA9PiByZWZ1c2UobmV3IEVycm9yKGB0aGUgc2VydmVyIGVuZGVkIHdpdGggJHtTdHJpbmcoY29kZSl9OlxcbiR7cHJpbnRlZH1gKSkpO1xuICB9KTtcbiAgYXdhaXQgcmVhZHk7XG4gIHJldHVybiB7XG4gICAgb3JpZ2luOiBgaHR0cDovL2xvY2FsaG9zdDoke1N0cmluZyhwb3J0KX1gLFxuICAgIGZvbGRlcixcbiAgICBwcm9jZXNzOiBjaGlsZCxcbiAgICBvdXRwdXQ6ICgpID0+IHByaW50ZWQsXG4gICAgZW5kOiBhc3luYyAoc2lnbmFsID0gJ1NJR1RFUk0nKSA9PiB7XG4gICAgICBjaGlsZC5raWxsKHNpZ25hbCk7XG4gICAgICByZXR1cm4gZXhpdGVkO1xuICAgIH0sXG4gIH07XG59XG5cbi8qKiBBIGRhdGEgZm9sZGVyLCB3aGljaCBtYXkgaGF2ZSB0aGUgc2FtcGxlIGNvbnRlbnQgYWxyZWFkeS4gKi9cbmZ1bmN0aW9uIG5ld0ZvbGRlcih7IGlzRmlsbGVkIH06IHsgcmVhZG9ubHkgaXNGaWxsZWQ6IGJvb2xlYW4gfSk6IHN0cmluZyB7XG4gIGNvbnN0IGZvbGRlciA9IG1rZHRlbXBTeW5jKGpvaW4odG1wZGlyKCksICdsZW1tYS1qb3VybmV5LScpKTtcbiAgaWYgKGlzRmlsbGVkKSBjcFN5bmMoaW5qZWN0KCdmaWxsZWRGb2xkZXInKSwgZm9sZGVyLCB7IHJlY3Vyc2l2ZTogdHJ1ZSB9KTtcbiAgcmV0dXJuIGZvbGRlcjtcbn1cblxuLyoqIFdoYXQgdGhlIHBsYXRmb3JtIGlzIHN0YXJ0ZWQgaW4sIHdpdGggb3RoZXIgY29udGVudC4gKi9cbmZ1bmN0aW9uIGZvbGRlcldpdGgoY29udGVudDogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nPj4pOiBzdHJpbmcge1xuICBjb25zdCBmb2xkZXIgPSBta2R0ZW1wU3luYyhqb2luKHRtcGRpcigpLCAnbGVtbWEtY29udGVudC0nKSk7XG4gIGZvciAoY29uc3QgcGFydCBvZiBbJ2FwcHMnLCAnZG9jcyddKSBzeW1saW5rU3luYyhqb2luKHJlcG9zaXRvcnksIHBhcnQpLCBqb2luKGZvbGRlciwgcGFydCkpO1xuICBta2RpclN5bmMoam9pbihmb2xkZXIsICdjb250ZW50JykpO1xuICBmb3IgKGNvbnN0IFtuYW1lLCB0ZXh0XSBvZiBPYmplY3QuZW50cmllcyhjb250ZW50KSkgd3JpdGVGaWxlU3luYyhqb2luKGZvbGRlciwgJ2NvbnRlbnQnLCBuYW1lKSwgdGV4dCk7XG4gIHJldHVybiBmb2xkZXI7XG59XG5cbi8qKiBSZW1vdmVzIHRoZSBkYXRhIGZvbGRlciBvZiBhIHN0b3BwZWQgcGxhdGZvcm0uICovXG5leHBvcnQgZnVuY3Rpb24gZm9yZ2V0KHBsYXRmb3JtOiBQbGF0Zm9ybSk6IHZvaWQge1xuICBybVN5bmMocGxhdGZvcm0uZm9sZGVyLCB7IHJlY3Vyc2l2ZTogdHJ1ZSwgZm9yY2U6IHRydWUgfSk7XG59XG5cbi8qKiBBIHNlcGFyYXRlIHBsYXRmb3JtLCBhbmQgdGhlIGhlYWRsZXNzIENocm9taXVtIHRvIHZpc2l0IGl0IHdpdGguICovXG5leHBvcnQgaW50ZXJmYWNlIEpvdXJuZXkge1xuICByZWFkb25seSBvcmlnaW46IHN0cmluZztcbiAgcmVhZG9ubHkgYnJvd3NlcjogQnJvd3NlcjtcbiAgLyoqIFJ1bnMgYW4gb3BlcmF0b3IncyBjb21tYW5kIG9uIHRoZSBydW5uaW5nIHBsYXRmb3JtOyB3aGF0IGl0IHByaW50cy4gKi9cbiAgY29tbWFuZCguLi5hcmdzOiByZWFkb25seSBzdHJpbmdbXSk6IHN0cmluZztcbiAgZW5kKCk6IFByb21pc2U8dm9pZD47XG59XG5cbi8qKiBTdGFydHMgYSBwbGF0Zm9ybSBmb3IgYSBncm91cCBvZiB0ZXN0cywgYW5kIHN0b3BzIGl0IGFmdGVyd2FyZHM7IGNsb3NlcyB0aGUgcGFnZXMgdGhleSBvcGVuZWQuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gc3RhcnRKb3VybmV5KFxuICBlbnZpcm9ubWVudDogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nPj4gPSB7fSxcbiAgY29udGVudD86IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHN0cmluZz4+LFxuKTogUHJvbWlzZTxKb3VybmV5PiB7XG4gIGNvbnN0IFtwbGF0Zm9ybSwgYnJvd3Nlcl0gPSBhd2FpdCBQcm9taXNlLmFsbChbXG4gICAgc3RhcnRQbGF0Zm9ybSh7IGVudmlyb25tZW50LCAuLi4oY29udGVudCAmJiB7IGNvbnRlbnQgfSkgfSksXG4gICAgY2hyb21pdW0uY29ubmVjdChpbmplY3QoJ2Nocm9taXVtJykpLFxuICBdKTtcbiAgcmV0dXJuIHtcbiAgICBvcmlnaW46IHBsYXRmb3JtLm9yaWdpbixcbiAgICBicm93c2VyLFxuICAgIGNvbW1hbmQ6ICguLi5hcmdzKSA9PlxuICAgICAgZXhlY0ZpbGVTeW5jKHByb2Nlc3MuZXhlY1BhdGgsIFtqb2luKHJlcG9zaXRvcnksICdhcHBzL3NlcnZlci9kaXN0L21haW4ubWpzJyksIC4uLmFyZ3NdLCB7XG4gICAgICAgIGN3ZDogcmVwb3NpdG9yeSxcbiAgICAgICAgZW52OiB7IC4uLnByb2Nlc3MuZW52LCAuLi5lbnZpcm9ubWVudCwgUE9SVDogbmV3IFVSTChwbGF0Zm9ybS5vcmlnaW4pLnBvcnQsIExFTU1BX0RBVEE6IHBsYXRmb3JtLmZvbGRlciB9LFxuICAgICAgICBlbmNvZGluZzogJ3V0ZjgnLFxuICAgICAgfSkudHJpbSgpLFxuICAgIGVuZDogYXN5bmMgKCkgPT4ge1xuICAgICAgYXdhaXQgYnJvd3Nlci5jbG9zZSgpO1xuICAgICAgYXdhaXQgcGxhdGZvcm0uZW5kKCk7XG4gICAgICBmb3JnZXQocGxhdGZvcm0pO1xuICAgIH0sXG4gIH07XG59XG5cbi8qKlxuICogQSBwYWdlIGFuZCB3aGF0IHdlbnQgd3Jvbmcgb24gaXQ6IGV2ZXJ5IGNvbnNvbGUgZXJyb3IsIHVuY2F1Z2h0IGV4Y2VwdGlvbiBhbmQgcG9saWN5IHZpb2xhdGlvbi4gQSBqb3VybmV5IGVuZHMgd2l0aFxuICogbm9uZS5cbiAqL1xuZXhwb3J0IGludGVyZmFjZSBPcGVuZWRQYWdlIHtcbiAgcmVhZG9ubHkgcGFnZTogUGFnZTtcbiAgcmVhZG9ubHkgZXJyb3JzOiBzdHJpbmdbXTtcbn1cblxuLyoqIEEgbmV3IHBhZ2UgdGhhdCByZWNvcmRzIGVycm9ycyBmcm9tIHRoZSBzdGFydC4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBvcGVuUGFnZShjb250ZXh0OiBCcm93c2VyQ29udGV4dCk6IFByb21pc2U8T3BlbmVkUGFnZT4ge1xuICBjb25zdCBwYWdlID0gYXdhaXQgY29udGV4dC5uZXdQYWdlKCk7XG4gIGNvbnN0IGVycm9yczogc3RyaW5nW10gPSBbXTtcbiAgcGFnZS5vbignY29uc29sZScsIChtZXNzYWdlKSA9PiB7XG4gICAgaWYgKG1lc3NhZ2UudHlwZSgpID09PSAnZXJyb3InKSBlcnJvcnMucHVzaChgJHttZXNzYWdlLnRleHQoKX0gQCAke21lc3NhZ2UubG9jYXRpb24oKS51cmx9YCk7XG4gIH0pO1xuICBwYWdlLm9uKCdwYWdlZXJyb3InLCAoZXJyb3IpID0+IGVycm9ycy5wdXNoKGVycm9yLm1lc3NhZ2UpKTtcbiAgcmV0dXJuIHsgcGFnZSwgZXJyb3JzIH07XG59XG5cbi8qKiBUaGUgdHJ5LW91dCBwYWdlIHdpdGggYSBnaXZlbiBzb3VyY2UuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gdHJ5T3V0KGNvbnRleHQ6IEJyb3dzZXJDb250ZXh0LCB7IG9yaWdpbiB9OiBKb3VybmV5LCBzb3VyY2U6IHN0cmluZyk6IFByb21pc2U8T3BlbmVkUGFnZT4ge1xuICBjb25zdCBvcGVuZWQgPSBhd2FpdCBvcGVuUGFnZShjb250ZXh0KTtcbiAgYXdhaXQgb3BlbmVkLnBhZ2UuZ290byhgJHtvcmlnaW59L3RyeS1vdXRgKTtcbiAgYXdhaXQgd3JpdGVTb3VyY2Uob3BlbmVkLnBhZ2UsIHNvdXJjZSk7XG4gIHJldHVybiBvcGVuZWQ7XG59XG5cbi8qKiBSZXBsYWNlcyB0aGUgc291cmNlIGluIHRoZSBlZGl0b3IuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gd3JpdGVTb3VyY2UocGFnZTogUGFnZSwgc291cmNlOiBzdHJpbmcpOiBQcm9taXNlPHZvaWQ+IHtcbiAgYXdhaXQgcGFnZS5sb2NhdG9yKCcuY20tY29udGVudCcpLmZpcnN0KCkuY2xpY2soKTtcbiAgYXdhaXQgcGFnZS5rZXlib2FyZC5wcmVzcygnQ29udHJvbCtBJyk7XG4gIGF3YWl0IHBhZ2Uua2V5Ym9hcmQuaW5zZXJ0VGV4dChzb3VyY2UpO1xufVxuXG4vKiogQSBwb3J0IHRoYXQgbm9ib2R5IGxpc3RlbnMgb24uICovXG5hc3luYyBmdW5jdGlvbiBmcmVlUG9ydCgpOiBQcm9taXNlPG51bWJlcj4ge1xuICByZXR1cm4gbmV3IFByb21pc2UoKGRvbmUsIHJlZnVzZSkgPT4ge1xuICAgIGNvbnN0IHByb2JlID0gY3JlYXRlU2VydmVyKCk7XG4gICAgcHJvYmUub24oJ2Vycm9yJywgcmVmdXNlKTtcbiAgICBwcm9iZS5saXN0ZW4oMCwgJzEyNy4wLjAuMScsICgpID0+IHtcbiAgICAgIGNvbnN0IGFkZHJlc3MgPSBwcm9iZS5hZGRyZXNzKCk7XG4gICAgICBwcm9iZS5jbG9zZSgoKSA9PiB7XG4gICAgICAgIGlmIChhZGRyZXNzID09PSBudWxsIHx8IHR5cGVvZiBhZGRyZXNzID09PSAnc3RyaW5nJykgcmVmdXNlKG5ldyBFcnJvcignbm8gcG9ydCcpKTtcbiAgICAgICAgZWxzZSBkb25lKGFkZHJlc3MucG9ydCk7XG4gICAgICB9KTtcbiAgICB9KTtcbiAgfSk7XG59XG4iLCAiaW1wb3J0IHsgcmVhZEZpbGVTeW5jIH0gZnJvbSAnbm9kZTpmcyc7XG5pbXBvcnQgeyByZXNvbHZlIH0gZnJvbSAnbm9kZTpwYXRoJztcblxuY29uc3QgZm9sZGVyID0gcmVzb2x2ZShpbXBvcnQubWV0YS5kaXJuYW1lLCAnLi4vLi4vLi4vcGFja2FnZXMvdWktcmVhY3Qvc3JjL2xhbmd1YWdlL3RleHRzJyk7XG5cbi8qKiBUaGUgdGV4dHMgb2YgYSBzY3JlZW46IGpvdXJuZXlzIGxvb2sgZm9yIHdoYXQgdXNlcnMgc2VlLCBpbiB0aGUgbGFuZ3VhZ2UgdGhleSBzZWUgaXQgaW4uICovXG5leHBvcnQgZnVuY3Rpb24gdGV4dHNJbihcbiAgbGFuZ3VhZ2U6IHN0cmluZyxcbik6IChuYW1lc3BhY2U6IHN0cmluZywga2V5OiBzdHJpbmcsIHZhbHVlcz86IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHN0cmluZyB8IG51bWJlcj4+KSA9PiBzdHJpbmcge1xuICByZXR1cm4gKG5hbWVzcGFjZSwga2V5LCB2YWx1ZXMgPSB7fSkgPT4ge1xuICAgIGxldCB0ZXh0OiB1bmtub3duID0gSlNPTi5wYXJzZShyZWFkRmlsZVN5bmMoYCR7Zm9sZGVyfS8ke2xhbmd1YWdlfS8ke25hbWVzcGFjZX0uanNvbmAsICd1dGY4JykpO1xuICAgIGZvciAoY29uc3QgcGFydCBvZiBrZXkuc3BsaXQoJy4nKSlcbiAgICAgIHRleHQgPSB0eXBlb2YgdGV4dCA9PT0gJ29iamVjdCcgJiYgdGV4dCAhPT0gbnVsbCA/IFJlZmxlY3QuZ2V0KHRleHQsIHBhcnQpIDogdW5kZWZpbmVkO1xuICAgIGlmICh0eXBlb2YgdGV4dCAhPT0gJ3N0cmluZycpIHRocm93IG5ldyBFcnJvcihgbm8gdGV4dCAke25hbWVzcGFjZX06JHtrZXl9IGluICR7bGFuZ3VhZ2V9YCk7XG4gICAgcmV0dXJuIE9iamVjdC5lbnRyaWVzKHZhbHVlcykucmVkdWNlKFxuICAgICAgKGZpbGxlZCwgW25hbWUsIHZhbHVlXSkgPT4gZmlsbGVkLnJlcGxhY2VBbGwoYHt7JHtuYW1lfX19YCwgU3RyaW5nKHZhbHVlKSksXG4gICAgICB0ZXh0LFxuICAgICk7XG4gIH07XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBCcm93c2VyQ29udGV4dCwgUGFnZSB9IGZyb20gJ3BsYXl3cmlnaHQtY29yZSc7XG5pbXBvcnQgeyBvcGVuUGFnZSwgdHlwZSBKb3VybmV5LCB0eXBlIE9wZW5lZFBhZ2UgfSBmcm9tICcuL3BsYXRmb3JtLnRzJztcbmltcG9ydCB7IHRleHRzSW4gfSBmcm9tICcuL3RleHRzLnRzJztcblxuLyoqIFNldHMgdGhlIGxhbmd1YWdlIG9mIHRoZSBpbnRlcmZhY2UgYmVmb3JlIHRoZSBmaXJzdCBwYWdlLCBhcyBhbiBlYXJsaWVyIHZpc2l0IHdvdWxkIGhhdmUuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gc3BlYWsocGFnZTogUGFnZSwgbGFuZ3VhZ2U6IHN0cmluZyk6IFByb21pc2U8dm9pZD4ge1xuICBhd2FpdCBwYWdlLmFkZEluaXRTY3JpcHQoKGNob3NlbikgPT4ge1xuICAgIHdpbmRvdy5sb2NhbFN0b3JhZ2Uuc2V0SXRlbSgnbGFuZ3VhZ2UuZ3Vlc3QnLCBjaG9zZW4pO1xuICB9LCBsYW5ndWFnZSk7XG59XG5cbi8qKiBPcGVucyBhIHBhZ2UgdGhhdCBpcyBub3QgcHVibGljLCBhbmQgc2lnbnMgaW4gaWYgcmVxdWlyZWQuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gb3BlblNpZ25lZEluKFxuICBjb250ZXh0OiBCcm93c2VyQ29udGV4dCxcbiAgYWRkcmVzczogc3RyaW5nLFxuICB7IHVzZXIgPSAnbGVjdHVyZXInLCBsYW5ndWFnZSA9ICdlbicgfSA9IHt9LFxuKTogUHJvbWlzZTxPcGVuZWRQYWdlPiB7XG4gIGNvbnN0IG9wZW5lZCA9IGF3YWl0IG9wZW5QYWdlKGNvbnRleHQpO1xuICBjb25zdCB7IHBhZ2UgfSA9IG9wZW5lZDtcbiAgYXdhaXQgc3BlYWsocGFnZSwgbGFuZ3VhZ2UpO1xuICBhd2FpdCBwYWdlLmdvdG8oYWRkcmVzcyk7XG4gIGF3YWl0IGxvZ0luKHBhZ2UsIHVzZXIsIGxhbmd1YWdlKTtcbiAgcmV0dXJuIG9wZW5lZDtcbn1cblxuLyoqIEZvbGxvd3MgdGhlIHBhZ2UncyBvd24gd2F5IHRvIHRoZSBzaWduLWluLCBhbmQgYmFjay4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBsb2dJbihwYWdlOiBQYWdlLCB1c2VyOiBzdHJpbmcsIGxhbmd1YWdlOiBzdHJpbmcpOiBQcm9taXNlPHZvaWQ+IHtcbiAgYXdhaXQgcGFnZVxuICAgIC5nZXRCeVJvbGUoJ21haW4nKVxuICAgIC5nZXRCeVJvbGUoJ2J1dHRvbicsIHsgbmFtZTogdGV4dHNJbihsYW5ndWFnZSkoJ3NoZWxsJywgJ2xvZ2luJykgfSlcbiAgICAuY2xpY2soKTtcbiAgYXdhaXQgcGFnZS5sb2NhdG9yKCdpbnB1dFtuYW1lPXVzZXJuYW1lXScpLmZpbGwodXNlcik7XG4gIGF3YWl0IHBhZ2UubG9jYXRvcignaW5wdXRbbmFtZT1wYXNzd29yZF0nKS5maWxsKHVzZXIpO1xuICBhd2FpdCBwYWdlLmxvY2F0b3IoJ2lucHV0W25hbWU9cGFzc3dvcmRdJykucHJlc3MoJ0VudGVyJyk7XG59XG5cbmludGVyZmFjZSBTaGVldENvcnJlY3Rpb24ge1xuICByZWFkb25seSBjb3JyZWN0b3JUeXBlPzogJ0FGVEVSX1NBVkUnIHwgJ0FGVEVSX0RFQURMSU5FJyB8ICdNQU5VQUwnO1xuICByZWFkb25seSBhbGxvd05ld0RhdGFHZW5lcmF0aW9uTlRpbWVzPzogbnVtYmVyO1xuICByZWFkb25seSBjYW5Vc2VyVmlld0NvcnJlY3Rpb24/OiBib29sZWFuO1xufVxuXG4vKiogVGhlIGlkIG9mIGEgd29ya3NoZWV0LCB3aGljaCBhIGxlY3R1cmVyIG1ha2VzIHdpdGggdGhlIGNhbGwgdGhhdCB0aGUgcG9vbCBtYWtlcy4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBtYWtlV29ya3NoZWV0KFxuICBqb3VybmV5OiBKb3VybmV5LFxuICBwYXRoczogc3RyaW5nIHwgcmVhZG9ubHkgc3RyaW5nW10sXG4gIGNvcnJlY3Rpb246IFNoZWV0Q29ycmVjdGlvbiA9IHt9LFxuKTogUHJvbWlzZTxzdHJpbmc+IHtcbiAgY29uc3QgZG9jdW1lbnRzID0gW3BhdGhzXS5mbGF0KCkubWFwKChwYXRoKSA9PiAoeyBwYXRoIH0pKTtcbiAgY29uc3QgY29udGV4dCA9IGF3YWl0IGpvdXJuZXkuYnJvd3Nlci5uZXdDb250ZXh0KCk7XG4gIGNvbnN0IHsgcGFnZSB9ID0gYXdhaXQgb3BlblNpZ25lZEluKGNvbnRleHQsIGAke2pvdXJuZXkub3JpZ2lufS9wb29sL2Jyb3dzZXJgKTtcbiAgY29uc3QgYXNrZWQgPSBhd2FpdCBwYWdlLndhaXRGb3JSZXF1ZXN0KChyZXF1ZXN0KSA9PiByZXF1ZXN0LmhlYWRlcnMoKVsnYXV0aG9yaXphdGlvbiddICE9PSB1bmRlZmluZWQpO1xuICBjb25zdCBtYWRlID0gYXdhaXQgcGFnZS5yZXF1ZXN0LnBvc3QoYCR7am91cm5leS5vcmlnaW59L2FwaS9jb3Vyc2Uvd29ya3NoZWV0c2AsIHtcbiAgICBoZWFkZXJzOiB7IGF1dGhvcml6YXRpb246IGFza2VkLmhlYWRlcnMoKVsnYXV0aG9yaXphdGlvbiddID8/ICcnIH0sXG4gICAgZGF0YToge1xuICAgICAgY29uZmlndXJhdGlvbjoge1xuICAgICAgICBjb3JyZWN0aW9uOiB7XG4gICAgICAgICAgY29ycmVjdG9yVHlwZTogJ0FGVEVSX1NBVkUnLFxuICAgICAgICAgIGFsbG93TmV3RGF0YUdlbmVyYXRpb25OVGltZXM6IC0xLFxuICAgICAgICAgIGNhblVzZXJWaWV3Q29ycmVjdGlvbjogdHJ1ZSxcbiAgICAgICAgICAuLi5jb3JyZWN0aW9uLFxuICAgICAgICB9LFxuICAgICAgICB3ZWlnaHRlZERvY3VtZW50czogZG9jdW1lbnRzLm1hcCgoZWFjaCkgPT4gKHsgLi4uZWFjaCwgd2VpZ2h0OiAxIH0pKSxcbiAgICAgIH0sXG4gICAgICAvLyBBIHRpdGxlIGluIGV2ZXJ5IGxhbmd1YWdlIHRoYXQgdGhlIHByb2JsZW0gbWF5IGhhdmU7IG90aGVycyBhcmUgbm90IGtlcHQuXG4gICAgICB0ZW1wbGF0ZTogeyB0aXRsZTogeyBkZTogJ0VpbiBCbGF0dCcsIGVuOiAnQSBzaGVldCcsIGZyOiAnVW5lIGZldWlsbGUnLCB6aDogJ1x1N0VDM1x1NEU2MFx1NTM1NScgfSwgZG9jdW1lbnRzIH0sXG4gICAgfSxcbiAgfSk7XG4gIGNvbnN0IGFuc3dlcjogdW5rbm93biA9IGF3YWl0IG1hZGUuanNvbigpO1xuICBhd2FpdCBjb250ZXh0LmNsb3NlKCk7XG4gIGNvbnN0IGlkOiB1bmtub3duID0gdHlwZW9mIGFuc3dlciA9PT0gJ29iamVjdCcgJiYgYW5zd2VyICE9PSBudWxsID8gUmVmbGVjdC5nZXQoYW5zd2VyLCAnaWQnKSA6IHVuZGVmaW5lZDtcbiAgLy8gVGhlIGFuc3dlciBvZiBhIHJlZnVzYWwgaGFzIGFuIGlkLCB0b28uXG4gIGlmICghbWFkZS5vaygpIHx8IHR5cGVvZiBpZCAhPT0gJ3N0cmluZycpXG4gICAgdGhyb3cgbmV3IEVycm9yKGBubyB3b3Jrc2hlZXQ6ICR7U3RyaW5nKG1hZGUuc3RhdHVzKCkpfSAke0pTT04uc3RyaW5naWZ5KGFuc3dlcil9YCk7XG4gIHJldHVybiBpZDtcbn1cbiIsICJpbXBvcnQgdHlwZSB7IEJyb3dzZXJDb250ZXh0LCBMb2NhdG9yLCBQYWdlIH0gZnJvbSAncGxheXdyaWdodC1jb3JlJztcbmltcG9ydCB7IG9wZW5TaWduZWRJbiB9IGZyb20gJy4vcGVvcGxlLnRzJztcbmltcG9ydCB0eXBlIHsgT3BlbmVkUGFnZSB9IGZyb20gJy4vcGxhdGZvcm0udHMnO1xuaW1wb3J0IHsgdGV4dHNJbiB9IGZyb20gJy4vdGV4dHMudHMnO1xuXG4vKiogVGhlIGFkZHJlc3Mgb2YgYSBwcm9ibGVtLCBvZiBhIHdvcmtzaGVldCBpZiB0aGVyZSBpcyBvbmUuICovXG5leHBvcnQgZnVuY3Rpb24gcHJvYmxlbUF0KG9yaWdpbjogc3RyaW5nLCBwYXRoOiBzdHJpbmcsIGxhbmd1YWdlOiBzdHJpbmcsIHdvcmtzaGVldD86IHN0cmluZyk6IHN0cmluZyB7XG4gIGNvbnN0IHF1ZXJ5ID0gbmV3IFVSTFNlYXJjaFBhcmFtcyh7IHBhdGgsIGxhbmc6IGxhbmd1YWdlLCAuLi4od29ya3NoZWV0ICE9PSB1bmRlZmluZWQgJiYgeyB3b3Jrc2hlZXQgfSkgfSk7XG4gIHJldHVybiBgJHtvcmlnaW59L3Byb2JsZW0/JHtxdWVyeS50b1N0cmluZygpfWA7XG59XG5cbi8qKiBTaWducyBpbiBhdCBhIHByb2JsZW0gYW5kIHdhaXRzIHVudGlsIGl0IGNhbiBiZSB3b3JrZWQgb24uICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gb3BlblByb2JsZW0oXG4gIGNvbnRleHQ6IEJyb3dzZXJDb250ZXh0LFxuICBhZGRyZXNzOiBzdHJpbmcsXG4gIHsgdXNlciA9ICdsZWFybmVyJywgbGFuZ3VhZ2UgPSAnZW4nIH0gPSB7fSxcbik6IFByb21pc2U8T3BlbmVkUGFnZT4ge1xuICBjb25zdCBvcGVuZWQgPSBhd2FpdCBvcGVuU2lnbmVkSW4oY29udGV4dCwgYWRkcmVzcywgeyB1c2VyLCBsYW5ndWFnZSB9KTtcbiAgYXdhaXQgYXRXb3JrKG9wZW5lZC5wYWdlLCBsYW5ndWFnZSk7XG4gIHJldHVybiBvcGVuZWQ7XG59XG5cbi8qKiBXYWl0cyB1bnRpbCB0aGUgcHJvYmxlbSBvbiBhIHBhZ2UgY2FuIGJlIHdvcmtlZCBvbi4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBhdFdvcmsocGFnZTogUGFnZSwgbGFuZ3VhZ2UgPSAnZW4nKTogUHJvbWlzZTx2b2lkPiB7XG4gIGF3YWl0IGJ1dHRvbihwYWdlLCAnc2F2ZScsIGxhbmd1YWdlKS53YWl0Rm9yKCk7XG59XG5cbi8qKiBBIGJ1dHRvbiBvZiB0aGUgcHJvYmxlbSB2aWV3IGJ5IHRoZSBrZXkgb2YgaXRzIHRleHQuICovXG5leHBvcnQgZnVuY3Rpb24gYnV0dG9uKHBhZ2U6IFBhZ2UsIGtleTogc3RyaW5nLCBsYW5ndWFnZSA9ICdlbicpOiBMb2NhdG9yIHtcbiAgcmV0dXJuIHBhZ2UuZ2V0QnlSb2xlKCdidXR0b24nLCB7IG5hbWU6IHRleHRzSW4obGFuZ3VhZ2UpKCdwcm9ibGVtJywga2V5KSwgZXhhY3Q6IHRydWUgfSk7XG59XG5cbi8qKiBBIG1lc3NhZ2Ugb2YgdGhlIHByb2JsZW0gdmlldyBieSB0aGUga2V5IG9mIGl0cyB0ZXh0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNheXMocGFnZTogUGFnZSwga2V5OiBzdHJpbmcsIGxhbmd1YWdlID0gJ2VuJywgdmFsdWVzOiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+PiA9IHt9KTogTG9jYXRvciB7XG4gIHJldHVybiBwYWdlLmdldEJ5VGV4dCh0ZXh0c0luKGxhbmd1YWdlKSgncHJvYmxlbScsIGtleSwgdmFsdWVzKSkuZmlyc3QoKTtcbn1cblxuLyoqIFNsb3BlIGFuZCBpbnRlcmNlcHQgb2YgdGhlIGxpbmUgdGhyb3VnaCB0aGUgdHdvIHBvaW50cyB0aGF0IGBsaW5lYXItZnVuY3Rpb25zL3R3by1wb2ludHMtcHJvYmxlbWAgbmFtZXMuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gbGluZUFza2VkRm9yKHBhZ2U6IFBhZ2UpOiBQcm9taXNlPHsgcmVhZG9ubHkgc2xvcGU6IG51bWJlcjsgcmVhZG9ubHkgaW50ZXJjZXB0OiBudW1iZXIgfT4ge1xuICBjb25zdCBmb3JtdWxhcyA9IChhd2FpdCBwYWdlLmxvY2F0b3IoJ21haW4gbWF0aCcpLmFsbFRleHRDb250ZW50cygpKS5tYXAoKHRleHQpID0+IHRleHQucmVwbGFjZUFsbCgnXHUyMjEyJywgJy0nKSk7XG4gIGNvbnN0IFtwLCBxXSA9IFsnUCcsICdRJ10ubWFwKChuYW1lKSA9PiB7XG4gICAgY29uc3QgbnVtYmVycyA9IGZvcm11bGFzLmZpbmQoKHRleHQpID0+IHRleHQudHJpbSgpLnN0YXJ0c1dpdGgobmFtZSkpPy5tYXRjaCgvLT9cXGQrL2cpO1xuICAgIHJldHVybiAobnVtYmVycyA/PyBbXSkubWFwKE51bWJlcik7XG4gIH0pO1xuICBjb25zdCBbW3B4LCBweV0gPSBbXSwgW3F4LCBxeV0gPSBbXV0gPSBbcCwgcV07XG4gIGlmIChweCA9PT0gdW5kZWZpbmVkIHx8IHB5ID09PSB1bmRlZmluZWQgfHwgcXggPT09IHVuZGVmaW5lZCB8fCBxeSA9PT0gdW5kZWZpbmVkKVxuICAgIHRocm93IG5ldyBFcnJvcihgbm8gcG9pbnRzIGluICR7Zm9ybXVsYXMuam9pbignICcpfWApO1xuICBjb25zdCBzbG9wZSA9IChxeSAtIHB5KSAvIChxeCAtIHB4KTtcbiAgcmV0dXJuIHsgc2xvcGUsIGludGVyY2VwdDogcHkgLSBzbG9wZSAqIHB4IH07XG59XG4iXSwKICAibWFwcGluZ3MiOiAiOzs7QUFBQSxTQUFTLFNBQUFBLGNBQWdDO0FBQ3pDLFNBQVMsZUFBQUMsY0FBYSxVQUFBQyxlQUFjO0FBQ3BDLFNBQVMsVUFBQUMsZUFBYztBQUN2QixTQUFTLFFBQUFDLGFBQVk7QUFDckIsU0FBUyxZQUFBQyxpQkFBOEQ7OztBQ0p2RSxPQUFPLFlBQVk7QUFDWixJQUFNLE9BQU8sRUFBRSxNQUFNLElBQUksTUFBTSxDQUFDLEdBQUcsUUFBUSxDQUFDLEdBQUcsT0FBTyxDQUFDLEVBQUU7QUFBRyxJQUFJLE1BQU07QUFDdEUsU0FBUyxTQUFTLEdBQUcsR0FBRztBQUFFLFFBQU0sSUFBSSxFQUFFLE1BQU0sR0FBRyxNQUFNLENBQUMsR0FBRyxRQUFRLENBQUMsR0FBRyxPQUFPLENBQUMsR0FBRyxRQUFRLElBQUk7QUFBRyxNQUFJLEtBQUssS0FBSyxDQUFDO0FBQUcsUUFBTSxJQUFJO0FBQUssUUFBTTtBQUFHLElBQUU7QUFBRyxRQUFNO0FBQUc7QUFDOUosU0FBUyxPQUFPLENBQUMsU0FBUyxDQUFDLEdBQUcsTUFBTSxLQUFLLFFBQVEsQ0FBQyxNQUFNLFNBQVMsRUFBRSxRQUFRLE1BQU0sQ0FBQyxHQUFHLE1BQU0sRUFBRSxHQUFJLE1BQU0sUUFBUSxDQUFDLElBQUksSUFBSSxDQUFDLENBQUMsQ0FBRSxDQUFDLENBQUM7QUFDdkgsU0FBUyxHQUFHLEdBQUcsR0FBRztBQUFFLE1BQUksS0FBSyxLQUFLLEVBQUUsTUFBTSxNQUFNLE1BQU0sR0FBRyxFQUFFLENBQUM7QUFBRztBQUN0RSxHQUFHLE9BQU8sQ0FBQyxTQUFTLENBQUMsR0FBRyxNQUFNLEtBQUssUUFBUSxDQUFDLEdBQUcsTUFBTSxHQUFHLElBQUksT0FBTyxHQUFHLE1BQU0sRUFBRSxHQUFJLE1BQU0sUUFBUSxDQUFDLElBQUksSUFBSSxDQUFDLENBQUMsQ0FBRSxDQUFDLENBQUM7QUFDeEcsSUFBTSxZQUFZLENBQUMsTUFBTSxJQUFJLE9BQU8sS0FBSyxDQUFDO0FBQVUsSUFBTSxXQUFXLENBQUMsTUFBTSxJQUFJLE1BQU0sS0FBSyxDQUFDO0FBQzVGLElBQU0sU0FBUyxDQUFDLE1BQU0sS0FBSyxNQUFNLFFBQVEsSUFBSSxTQUFTLEVBQUUsQ0FBQztBQUNoRSxTQUFTLEdBQUcsR0FBRyxLQUFLO0FBQUUsUUFBTSxLQUFHLENBQUMsSUFBRyxRQUFNO0FBQUUsUUFBSSxPQUFLLElBQUssT0FBTSxJQUFJLE1BQU0sR0FBRztBQUFBLEVBQUc7QUFBRyxRQUFNLElBQUUsQ0FBQyxNQUFJLEtBQUssVUFBVSxDQUFDO0FBQUcsUUFBTSxPQUFLLENBQUMsTUFBSTtBQUFDLFFBQUc7QUFBQyxhQUFPLGdCQUFnQixHQUFFLENBQUM7QUFBRSxhQUFPO0FBQUEsSUFBSSxRQUFNO0FBQUMsYUFBTztBQUFBLElBQUs7QUFBQSxFQUFDO0FBQUcsU0FBTyxFQUFFLE1BQUssQ0FBQyxNQUFJLEdBQUcsT0FBTyxHQUFHLEdBQUUsQ0FBQyxHQUFFLEdBQUcsRUFBRSxDQUFDLENBQUMsU0FBUyxFQUFFLENBQUMsQ0FBQyxFQUFFLEdBQUcsU0FBUSxDQUFDLE1BQUksR0FBRyxLQUFLLENBQUMsR0FBRSxHQUFHLEVBQUUsQ0FBQyxDQUFDLFlBQVksRUFBRSxDQUFDLENBQUMsRUFBRSxHQUFHLGlCQUFnQixDQUFDLE1BQUksR0FBRyxJQUFFLEdBQUUsR0FBRyxDQUFDLElBQUksQ0FBQyxFQUFFLEdBQUcscUJBQW9CLENBQUMsTUFBSSxHQUFHLEtBQUcsR0FBRSxHQUFHLENBQUMsS0FBSyxDQUFDLEVBQUUsR0FBRyxTQUFRLENBQUMsTUFBSSxHQUFHLEVBQUUsS0FBSyxDQUFDLEdBQUUsR0FBRyxDQUFDLFVBQVUsQ0FBQyxFQUFFLEdBQUcsV0FBVSxDQUFDLE1BQUksR0FBRyxFQUFFLFNBQVMsQ0FBQyxHQUFFLEdBQUcsRUFBRSxDQUFDLENBQUMsWUFBWSxDQUFDLEVBQUUsR0FBRyxjQUFhLENBQUMsTUFBSSxHQUFHLEVBQUUsV0FBUyxHQUFFLEdBQUcsRUFBRSxDQUFDLENBQUMsUUFBUSxDQUFDLEVBQUUsRUFBRTtBQUFHO0FBQzFpQixTQUFTLE9BQU8sR0FBRztBQUFFLFNBQU8sRUFBRSxHQUFHLEdBQUcsR0FBRSxLQUFLLEdBQUcsS0FBSyxHQUFHLEdBQUUsSUFBSSxFQUFFO0FBQUc7QUFDeEUsT0FBTyxPQUFPLENBQUMsR0FBRyxFQUFFLFVBQVUsS0FBTyxXQUFXLElBQUksSUFBSSxDQUFDLE1BQU0sSUFBSSxNQUFNLENBQUMsR0FBRyxFQUFFLEtBQUssQ0FBQyxHQUFHLE1BQU0sVUFBVSxTQUFTO0FBQUUsUUFBTSxNQUFNLEtBQUssSUFBSSxJQUFFO0FBQVMsYUFBTztBQUFFLFFBQUk7QUFBRyxRQUFJO0FBQUUsVUFBSSxNQUFNLEVBQUU7QUFBRyxTQUFHLEdBQUUsS0FBSyxFQUFFLENBQUMsRUFBRSxHQUFHLElBQUk7QUFBRztBQUFBLElBQVEsU0FBUyxHQUFHO0FBQUUsVUFBSSxLQUFLLElBQUksSUFBRSxJQUFLLE9BQU07QUFBQSxJQUFHO0FBQUUsVUFBTSxJQUFJLFFBQVEsT0FBRyxXQUFXLEdBQUUsUUFBUSxDQUFDO0FBQUEsRUFBRztBQUFFLEVBQUUsQ0FBQzs7O0FDVHpULFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsV0FBVyxZQUFZO0FBR2hDLElBQU0sY0FBYztBQUFBLEVBQ2xCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGO0FBQ0EsSUFBTSxTQUFTLENBQUMsOERBQThEO0FBR3ZFLElBQU0sZ0JBQWdCO0FBQUEsRUFDM0I7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0Y7QUFHQSxlQUFzQixlQUFlO0FBQ25DLFFBQU0sU0FBUyxRQUFRLElBQUk7QUFDM0IsTUFBSSxXQUFXLFVBQWEsV0FBVyxJQUFJO0FBQ3pDLFFBQUksV0FBVyxNQUFNLEVBQUcsUUFBTztBQUMvQixVQUFNLElBQUksTUFBTSxrQkFBa0IsTUFBTSx5QkFBeUI7QUFBQSxFQUNuRTtBQUNBLFFBQU0sUUFBUSxPQUFPLEtBQU0sTUFBTSxhQUFhO0FBQzlDLE1BQUksVUFBVSxPQUFXLFFBQU87QUFDaEMsVUFBUSxNQUFNLDBDQUFxQztBQUNuRCxZQUFVLFFBQVEsVUFBVSxDQUFDLHVDQUF1QyxXQUFXLFVBQVUsR0FBRztBQUFBLElBQzFGLE9BQU8sQ0FBQyxVQUFVLEdBQUcsQ0FBQztBQUFBLElBQ3RCLFNBQVM7QUFBQSxFQUNYLENBQUM7QUFDRCxRQUFNLGFBQWEsTUFBTSxhQUFhO0FBQ3RDLE1BQUksZUFBZSxPQUFXLFFBQU87QUFDckMsTUFBSSxRQUFRLFNBQVMsTUFBTSxLQUFLLFdBQVcsa0JBQWtCLEdBQUc7QUFDOUQ7QUFBQSxNQUNFO0FBQUEsTUFDQSxDQUFDLE1BQU0sNkZBQTZGO0FBQUEsTUFDcEcsRUFBRSxPQUFPLENBQUMsVUFBVSxHQUFHLENBQUMsRUFBRTtBQUFBLElBQzVCO0FBQ0EsVUFBTSxZQUFZLE9BQU87QUFDekIsUUFBSSxjQUFjLE9BQVcsUUFBTztBQUFBLEVBQ3RDO0FBQ0EsUUFBTSxJQUFJLE1BQU0sOEVBQThFO0FBQ2hHO0FBV0EsU0FBUyxTQUFTO0FBQ2hCLFFBQU0sV0FBVyxRQUFRLElBQUksUUFBUSxJQUFJLE1BQU0sU0FBUztBQUN4RCxTQUFPLENBQUMsR0FBRyxRQUFRLFFBQVEsQ0FBQ0MsWUFBVyxZQUFZLElBQUksQ0FBQyxTQUFTLEtBQUtBLFNBQVEsSUFBSSxDQUFDLENBQUMsR0FBRyxHQUFHLE1BQU0sRUFBRTtBQUFBLElBQUssQ0FBQyxTQUN0RyxXQUFXLElBQUk7QUFBQSxFQUNqQjtBQUNGO0FBRUEsZUFBZSxlQUFlO0FBQzVCLFFBQU0sRUFBRSxVQUFBQyxVQUFTLElBQUksTUFBTSxPQUFPLGlCQUFpQjtBQUNuRCxRQUFNLE9BQU9BLFVBQVMsZUFBZTtBQUNyQyxTQUFPLFNBQVMsTUFBTSxXQUFXLElBQUksSUFBSSxPQUFPO0FBQ2xEOzs7QUMzRUEsU0FBUyxjQUFjLGFBQWdDO0FBQ3ZELFNBQVMsUUFBUSxXQUFXLGFBQWEsUUFBUSxhQUFhLHFCQUFxQjtBQUNuRixTQUFTLG9CQUFvQjtBQUM3QixTQUFTLGNBQWM7QUFDdkIsU0FBUyxRQUFBQyxPQUFNLGVBQWU7QUFDOUIsU0FBUyxnQkFBOEQ7QUFHdkUsSUFBTSxhQUFhLFFBQVEsWUFBWSxTQUFTLFVBQVU7QUFjMUQsZUFBc0IsY0FDcEIsUUFNSSxDQUFDLEdBQ2M7QUFDbkIsUUFBTUMsVUFBUyxNQUFNLFVBQVUsVUFBVSxFQUFFLFVBQVUsTUFBTSxZQUFZLE9BQVUsQ0FBQztBQUNsRixRQUFNLE9BQU8sTUFBTSxRQUFTLE1BQU0sU0FBUztBQUMzQyxRQUFNLFFBQVEsTUFBTSxRQUFRLFVBQVUsQ0FBQ0MsTUFBSyxZQUFZLDJCQUEyQixDQUFDLEdBQUc7QUFBQSxJQUNyRixLQUFLLE1BQU0sWUFBWSxTQUFZLGFBQWEsV0FBVyxNQUFNLE9BQU87QUFBQSxJQUN4RSxLQUFLO0FBQUEsTUFDSCxHQUFHLFFBQVE7QUFBQSxNQUNYLE1BQU0sT0FBTyxJQUFJO0FBQUEsTUFDakIsWUFBWUQ7QUFBQSxNQUNaLGdCQUFnQjtBQUFBLE1BQ2hCLFlBQVk7QUFBQSxNQUNaLEdBQUcsTUFBTTtBQUFBLElBQ1g7QUFBQSxJQUNBLE9BQU8sQ0FBQyxVQUFVLFFBQVEsTUFBTTtBQUFBLEVBQ2xDLENBQUM7QUFDRCxNQUFJLFVBQVU7QUFDZCxRQUFNLFNBQVMsSUFBSSxRQUF1QixDQUFDLFNBQVMsTUFBTSxHQUFHLFFBQVEsSUFBSSxDQUFDO0FBQzFFLFFBQU0sUUFBUSxJQUFJLFFBQWMsQ0FBQyxNQUFNLFdBQVc7QUFDaEQsVUFBTSxPQUFPLENBQUMsU0FBaUI7QUFDN0IsaUJBQVcsS0FBSyxTQUFTO0FBQ3pCLFVBQUksUUFBUSxTQUFTLG1CQUFtQixFQUFHLE1BQUs7QUFBQSxJQUNsRDtBQUNBLFVBQU0sT0FBTyxHQUFHLFFBQVEsSUFBSTtBQUM1QixVQUFNLE9BQU8sR0FBRyxRQUFRLElBQUk7QUFDNUIsU0FBSyxPQUFPLEtBQUssQ0FBQyxTQUFTLE9BQU8sSUFBSSxNQUFNLHlCQUF5QixPQUFPLElBQUksQ0FBQztBQUFBLEVBQU0sT0FBTyxFQUFFLENBQUMsQ0FBQztBQUFBLEVBQ3BHLENBQUM7QUFDRCxRQUFNO0FBQ04sU0FBTztBQUFBLElBQ0wsUUFBUSxvQkFBb0IsT0FBTyxJQUFJLENBQUM7QUFBQSxJQUN4QyxRQUFBQTtBQUFBLElBQ0EsU0FBUztBQUFBLElBQ1QsUUFBUSxNQUFNO0FBQUEsSUFDZCxLQUFLLE9BQU8sU0FBUyxjQUFjO0FBQ2pDLFlBQU0sS0FBSyxNQUFNO0FBQ2pCLGFBQU87QUFBQSxJQUNUO0FBQUEsRUFDRjtBQUNGO0FBR0EsU0FBUyxVQUFVLEVBQUUsU0FBUyxHQUEyQztBQUN2RSxRQUFNQSxVQUFTLFlBQVlDLE1BQUssT0FBTyxHQUFHLGdCQUFnQixDQUFDO0FBQzNELE1BQUksU0FBVSxRQUFPLE9BQU8sY0FBYyxHQUFHRCxTQUFRLEVBQUUsV0FBVyxLQUFLLENBQUM7QUFDeEUsU0FBT0E7QUFDVDtBQUdBLFNBQVMsV0FBVyxTQUFtRDtBQUNyRSxRQUFNQSxVQUFTLFlBQVlDLE1BQUssT0FBTyxHQUFHLGdCQUFnQixDQUFDO0FBQzNELGFBQVcsUUFBUSxDQUFDLFFBQVEsTUFBTSxFQUFHLGFBQVlBLE1BQUssWUFBWSxJQUFJLEdBQUdBLE1BQUtELFNBQVEsSUFBSSxDQUFDO0FBQzNGLFlBQVVDLE1BQUtELFNBQVEsU0FBUyxDQUFDO0FBQ2pDLGFBQVcsQ0FBQyxNQUFNLElBQUksS0FBSyxPQUFPLFFBQVEsT0FBTyxFQUFHLGVBQWNDLE1BQUtELFNBQVEsV0FBVyxJQUFJLEdBQUcsSUFBSTtBQUNyRyxTQUFPQTtBQUNUO0FBR08sU0FBUyxPQUFPLFVBQTBCO0FBQy9DLFNBQU8sU0FBUyxRQUFRLEVBQUUsV0FBVyxNQUFNLE9BQU8sS0FBSyxDQUFDO0FBQzFEO0FBWUEsZUFBc0IsYUFDcEIsY0FBZ0QsQ0FBQyxHQUNqRCxTQUNrQjtBQUNsQixRQUFNLENBQUMsVUFBVSxPQUFPLElBQUksTUFBTSxRQUFRLElBQUk7QUFBQSxJQUM1QyxjQUFjLEVBQUUsYUFBYSxHQUFJLFdBQVcsRUFBRSxRQUFRLEVBQUcsQ0FBQztBQUFBLElBQzFELFNBQVMsUUFBUSxPQUFPLFVBQVUsQ0FBQztBQUFBLEVBQ3JDLENBQUM7QUFDRCxTQUFPO0FBQUEsSUFDTCxRQUFRLFNBQVM7QUFBQSxJQUNqQjtBQUFBLElBQ0EsU0FBUyxJQUFJLFNBQ1gsYUFBYSxRQUFRLFVBQVUsQ0FBQ0MsTUFBSyxZQUFZLDJCQUEyQixHQUFHLEdBQUcsSUFBSSxHQUFHO0FBQUEsTUFDdkYsS0FBSztBQUFBLE1BQ0wsS0FBSyxFQUFFLEdBQUcsUUFBUSxLQUFLLEdBQUcsYUFBYSxNQUFNLElBQUksSUFBSSxTQUFTLE1BQU0sRUFBRSxNQUFNLFlBQVksU0FBUyxPQUFPO0FBQUEsTUFDeEcsVUFBVTtBQUFBLElBQ1osQ0FBQyxFQUFFLEtBQUs7QUFBQSxJQUNWLEtBQUssWUFBWTtBQUNmLFlBQU0sUUFBUSxNQUFNO0FBQ3BCLFlBQU0sU0FBUyxJQUFJO0FBQ25CLGFBQU8sUUFBUTtBQUFBLElBQ2pCO0FBQUEsRUFDRjtBQUNGO0FBc0NBLGVBQWUsV0FBNEI7QUFDekMsU0FBTyxJQUFJLFFBQVEsQ0FBQyxNQUFNLFdBQVc7QUFDbkMsVUFBTSxRQUFRLGFBQWE7QUFDM0IsVUFBTSxHQUFHLFNBQVMsTUFBTTtBQUN4QixVQUFNLE9BQU8sR0FBRyxhQUFhLE1BQU07QUFDakMsWUFBTSxVQUFVLE1BQU0sUUFBUTtBQUM5QixZQUFNLE1BQU0sTUFBTTtBQUNoQixZQUFJLFlBQVksUUFBUSxPQUFPLFlBQVksU0FBVSxRQUFPLElBQUksTUFBTSxTQUFTLENBQUM7QUFBQSxZQUMzRSxNQUFLLFFBQVEsSUFBSTtBQUFBLE1BQ3hCLENBQUM7QUFBQSxJQUNILENBQUM7QUFBQSxFQUNILENBQUM7QUFDSDs7O0FDN0tBLFNBQVMsb0JBQW9CO0FBQzdCLFNBQVMsV0FBQUMsZ0JBQWU7QUFFeEIsSUFBTSxTQUFTQSxTQUFRLFlBQVksU0FBUywrQ0FBK0M7QUFHcEYsU0FBUyxRQUNkLFVBQ2dHO0FBQ2hHLFNBQU8sQ0FBQyxXQUFXLEtBQUssU0FBUyxDQUFDLE1BQU07QUFDdEMsUUFBSSxPQUFnQixLQUFLLE1BQU0sYUFBYSxHQUFHLE1BQU0sSUFBSSxRQUFRLElBQUksU0FBUyxTQUFTLE1BQU0sQ0FBQztBQUM5RixlQUFXLFFBQVEsSUFBSSxNQUFNLEdBQUc7QUFDOUIsYUFBTyxPQUFPLFNBQVMsWUFBWSxTQUFTLE9BQU8sUUFBUSxJQUFJLE1BQU0sSUFBSSxJQUFJO0FBQy9FLFFBQUksT0FBTyxTQUFTLFNBQVUsT0FBTSxJQUFJLE1BQU0sV0FBVyxTQUFTLElBQUksR0FBRyxPQUFPLFFBQVEsRUFBRTtBQUMxRixXQUFPLE9BQU8sUUFBUSxNQUFNLEVBQUU7QUFBQSxNQUM1QixDQUFDLFFBQVEsQ0FBQyxNQUFNLEtBQUssTUFBTSxPQUFPLFdBQVcsS0FBSyxJQUFJLE1BQU0sT0FBTyxLQUFLLENBQUM7QUFBQSxNQUN6RTtBQUFBLElBQ0Y7QUFBQSxFQUNGO0FBQ0Y7OztBQ2RBLGVBQXNCLE1BQU0sTUFBWSxVQUFpQztBQUN2RSxRQUFNLEtBQUssY0FBYyxDQUFDLFdBQVc7QUFDbkMsV0FBTyxhQUFhLFFBQVEsa0JBQWtCLE1BQU07QUFBQSxFQUN0RCxHQUFHLFFBQVE7QUFDYjtBQWlCQSxlQUFzQixNQUFNLE1BQVksTUFBYyxVQUFpQztBQUNyRixRQUFNLEtBQ0gsVUFBVSxNQUFNLEVBQ2hCLFVBQVUsVUFBVSxFQUFFLE1BQU0sUUFBUSxRQUFRLEVBQUUsU0FBUyxPQUFPLEVBQUUsQ0FBQyxFQUNqRSxNQUFNO0FBQ1QsUUFBTSxLQUFLLFFBQVEsc0JBQXNCLEVBQUUsS0FBSyxJQUFJO0FBQ3BELFFBQU0sS0FBSyxRQUFRLHNCQUFzQixFQUFFLEtBQUssSUFBSTtBQUNwRCxRQUFNLEtBQUssUUFBUSxzQkFBc0IsRUFBRSxNQUFNLE9BQU87QUFDMUQ7OztBQzVCTyxTQUFTLFVBQVUsUUFBZ0IsTUFBYyxVQUFrQixXQUE0QjtBQUNwRyxRQUFNLFFBQVEsSUFBSSxnQkFBZ0IsRUFBRSxNQUFNLE1BQU0sVUFBVSxHQUFJLGNBQWMsVUFBYSxFQUFFLFVBQVUsRUFBRyxDQUFDO0FBQ3pHLFNBQU8sR0FBRyxNQUFNLFlBQVksTUFBTSxTQUFTLENBQUM7QUFDOUM7QUFjQSxlQUFzQixPQUFPLE1BQVksV0FBVyxNQUFxQjtBQUN2RSxRQUFNLE9BQU8sTUFBTSxRQUFRLFFBQVEsRUFBRSxRQUFRO0FBQy9DO0FBR08sU0FBUyxPQUFPLE1BQVksS0FBYSxXQUFXLE1BQWU7QUFDeEUsU0FBTyxLQUFLLFVBQVUsVUFBVSxFQUFFLE1BQU0sUUFBUSxRQUFRLEVBQUUsV0FBVyxHQUFHLEdBQUcsT0FBTyxLQUFLLENBQUM7QUFDMUY7OztBTmxCQSxJQUFNLFFBQVEsT0FBTyxRQUFRLElBQUksYUFBYSxLQUFLLENBQUM7QUFHcEQsSUFBTSxPQUFPO0FBRWIsSUFBSTtBQUNKLElBQUk7QUFDSixVQUFVLFlBQVk7QUFDcEIsWUFBVSxNQUFNLGFBQWE7QUFDN0IsWUFBVUMsYUFBWUMsTUFBS0MsUUFBTyxHQUFHLGdCQUFnQixDQUFDO0FBQ3hELENBQUM7QUFDRCxTQUFTLFlBQVk7QUFDbkIsUUFBTSxRQUFRLElBQUk7QUFDbEIsRUFBQUMsUUFBTyxTQUFTLEVBQUUsV0FBVyxNQUFNLE9BQU8sS0FBSyxDQUFDO0FBQ2xELENBQUM7QUFTRCxlQUFlLFFBQXNCO0FBQ25DLFFBQU0sUUFBUUM7QUFBQSxJQUNaLE1BQU0sYUFBYTtBQUFBLElBQ25CLENBQUMsR0FBRyxlQUFlLGNBQWMsbUJBQW1CLE9BQU8sSUFBSSw2QkFBNkIsYUFBYTtBQUFBLElBQ3pHO0FBQUEsTUFDRSxPQUFPLENBQUMsVUFBVSxVQUFVLE1BQU07QUFBQSxJQUNwQztBQUFBLEVBQ0Y7QUFDQSxRQUFNLFVBQVUsTUFBTSxJQUFJLFFBQWdCLENBQUNDLGFBQVk7QUFDckQsUUFBSSxVQUFVO0FBQ2QsVUFBTSxPQUFPLEdBQUcsUUFBUSxDQUFDLFNBQWlCO0FBQ3hDLGlCQUFXLEtBQUssU0FBUztBQUN6QixZQUFNLENBQUMsRUFBRSxLQUFLLElBQUksaUNBQWlDLEtBQUssT0FBTyxLQUFLLENBQUM7QUFDckUsVUFBSSxVQUFVLE9BQVcsQ0FBQUEsU0FBUSxLQUFLO0FBQUEsSUFDeEMsQ0FBQztBQUFBLEVBQ0gsQ0FBQztBQUNELFFBQU0sVUFBVSxNQUFNQyxVQUFTLGVBQWUsT0FBTztBQUNyRCxRQUFNLENBQUMsT0FBTyxJQUFJLFFBQVEsU0FBUztBQUNuQyxNQUFJLFlBQVksT0FBVyxPQUFNLElBQUksTUFBTSw2QkFBNkI7QUFDeEUsVUFBUSxrQkFBa0IsR0FBTTtBQUNoQyxTQUFPLEVBQUUsU0FBUyxPQUFPLFNBQVMsUUFBUTtBQUM1QztBQUVBLGVBQWUsS0FBSyxTQUF3QztBQUMxRCxRQUFNLE9BQU8sTUFBTSxRQUFRLFFBQVE7QUFDbkMsUUFBTSxNQUFNLE1BQU0sSUFBSTtBQUN0QixRQUFNLEtBQUssS0FBSyxVQUFVLFFBQVEsUUFBUSx1Q0FBdUMsSUFBSSxDQUFDO0FBQ3RGLFFBQU0sUUFBUSxLQUFLLFVBQVUsTUFBTSxFQUFFLFVBQVUsVUFBVSxFQUFFLE1BQU0sVUFBVSxPQUFPLEtBQUssQ0FBQztBQUN4RixRQUFNLE1BQU0sR0FBRyxPQUFPLE1BQU0sTUFBTSxDQUFDLEVBQUUsTUFBTSxFQUFFLFFBQVE7QUFDckQsTUFBSyxNQUFNLE1BQU0sTUFBTSxJQUFLLEVBQUcsT0FBTSxNQUFNLE1BQU0sV0FBVyxJQUFJO0FBQ2hFLFFBQU0sT0FBTyxJQUFJO0FBQ2pCLFNBQU87QUFDVDtBQUdBLGVBQWUsT0FDYixNQUNBLFFBQ0EsT0FDb0U7QUFDcEUsUUFBTSxRQUFRLEtBQUssVUFBVSxNQUFNLEVBQUUsVUFBVSxTQUFTLEVBQUUsTUFBTTtBQUNoRSxRQUFNLE1BQU0sS0FBSyxFQUFFO0FBQ25CLFFBQU0sTUFBTSxNQUFNO0FBQ2xCLFFBQU0sUUFBUSxDQUFDO0FBQ2YsV0FBUyxRQUFRLEdBQUcsU0FBUyxRQUFRLFNBQVMsR0FBRztBQUMvQyxVQUFNLEtBQUssU0FBUyxNQUFNLE9BQU8sUUFBUSxFQUFFLENBQUM7QUFDNUMsVUFBTSxLQUFLLEVBQUUsTUFBTSxNQUFNLE1BQU0sV0FBVyxHQUFHLElBQUksWUFBWSxJQUFJLEVBQUUsQ0FBQztBQUNwRSxVQUFNLElBQUksUUFBUSxDQUFDLFNBQVMsV0FBVyxNQUFNLEtBQUssQ0FBQztBQUFBLEVBQ3JEO0FBQ0EsU0FBTztBQUNUO0FBRUEsR0FBRyw0QkFBNEIsT0FBTyxJQUFJLENBQUMsb0RBQW9ELE9BQU8sS0FBSyxDQUFDLFVBQVUsWUFBWTtBQUNoSSxNQUFJLE1BQU0sTUFBTSxNQUFNO0FBQ3RCLFdBQVMsT0FBTyxHQUFHLE9BQU8sT0FBTyxRQUFRLEdBQUc7QUFDMUMsUUFBSSxPQUFPLE1BQU0sS0FBSyxJQUFJLE9BQU87QUFFakMsVUFBTSxJQUFJLFFBQVEsTUFBTSx3QkFBd0IsQ0FBQyxVQUFVLE1BQU0sTUFBTSxDQUFDO0FBQ3hFLFVBQU0sUUFBUSxNQUFNLE9BQU8sTUFBTSxJQUFLLE9BQU8sR0FBSSxLQUFLLE1BQU0sT0FBTyxFQUFFO0FBQ3JFLFVBQU0sTUFBTSxZQUFZLElBQUk7QUFDNUIsUUFBSSxPQUFPLE1BQU0sR0FBRztBQUNsQixVQUFJLFFBQVEsS0FBSyxTQUFTO0FBQzFCLFlBQU0sSUFBSSxRQUFRLENBQUMsU0FBUyxJQUFJLFFBQVEsS0FBSyxRQUFRLElBQUksQ0FBQztBQUMxRCxZQUFNLElBQUksUUFBUSxNQUFNLEVBQUUsTUFBTSxNQUFNLE1BQVM7QUFDL0MsWUFBTSxNQUFNLE1BQU07QUFBQSxJQUNwQixPQUFPO0FBQ0wsWUFBTSxLQUFLLEtBQUssZ0JBQWdCLEVBQUUsTUFBTSxNQUFNLE1BQVM7QUFDdkQsWUFBTSxLQUFLLE1BQU0sRUFBRSxNQUFNLE1BQU0sTUFBUztBQUN4QyxZQUFNLElBQUksUUFBUSxRQUFRLHNCQUFzQjtBQUFBLElBQ2xEO0FBQ0EsVUFBTSxTQUFTLE1BQU0sT0FBTyxDQUFDLEVBQUUsR0FBRyxNQUFNLE1BQU0sS0FBSyxJQUFJLEVBQUUsR0FBRyxFQUFFLEdBQUcsUUFBUTtBQUN6RSxXQUFPLE1BQU0sS0FBSyxJQUFJLE9BQU87QUFDN0IsVUFBTSxPQUNILEtBQUssTUFBTSxLQUFLLFVBQVUsTUFBTSxFQUFFLFVBQVUsU0FBUyxFQUFFLE1BQU0sRUFBRSxXQUFXLENBQUMsRUFDM0UsUUFBUSxJQUFJLE9BQU8sSUFBSSxNQUFNLEVBQUUsQ0FBQztBQUNuQyxVQUFNLEtBQUssTUFBTTtBQUFBLEVBQ25CO0FBQ0EsTUFBSSxRQUFRLEtBQUssU0FBUztBQUMxQixRQUFNLElBQUksUUFBUSxNQUFNLEVBQUUsTUFBTSxNQUFNLE1BQVM7QUFDakQsQ0FBQzsiLAogICJuYW1lcyI6IFsic3Bhd24iLCAibWtkdGVtcFN5bmMiLCAicm1TeW5jIiwgInRtcGRpciIsICJqb2luIiwgImNocm9taXVtIiwgImZvbGRlciIsICJjaHJvbWl1bSIsICJqb2luIiwgImZvbGRlciIsICJqb2luIiwgInJlc29sdmUiLCAibWtkdGVtcFN5bmMiLCAiam9pbiIsICJ0bXBkaXIiLCAicm1TeW5jIiwgInNwYXduIiwgInJlc29sdmUiLCAiY2hyb21pdW0iXQp9Cg==
