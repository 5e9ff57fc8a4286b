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
  await page.locator("main button").first().waitFor();
  const login = page.getByRole("main").getByRole("button", { name: "Log in", exact: true });
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
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiYnJvd3Nlci1raWxsZWQudGVzdC50cyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvLmNhY2hlL29iL2pzaGltLm1qcyIsICIuLi8uLi8uLi9zY3JpcHRzL2Nocm9taXVtLm1qcyIsICJwbGF0Zm9ybS50cyIsICJ0ZXh0cy50cyIsICJwZW9wbGUudHMiLCAibGVhcm5lci50cyJdLAogICJzb3VyY2VzQ29udGVudCI6IFsiaW1wb3J0IHsgc3Bhd24sIHR5cGUgQ2hpbGRQcm9jZXNzIH0gZnJvbSAnbm9kZTpjaGlsZF9wcm9jZXNzJztcbmltcG9ydCB7IG1rZHRlbXBTeW5jLCBybVN5bmMgfSBmcm9tICdub2RlOmZzJztcbmltcG9ydCB7IHRtcGRpciB9IGZyb20gJ25vZGU6b3MnO1xuaW1wb3J0IHsgam9pbiB9IGZyb20gJ25vZGU6cGF0aCc7XG5pbXBvcnQgeyBjaHJvbWl1bSwgdHlwZSBCcm93c2VyLCB0eXBlIEJyb3dzZXJDb250ZXh0LCB0eXBlIFBhZ2UgfSBmcm9tICdwbGF5d3JpZ2h0LWNvcmUnO1xuaW1wb3J0IHsgYWZ0ZXJBbGwsIGJlZm9yZUFsbCwgZXhwZWN0LCBpdCB9IGZyb20gJ3ZpdGVzdCc7XG5pbXBvcnQgeyBjaHJvbWl1bUZsYWdzLCBmaW5kQ2hyb21pdW0gfSBmcm9tICcuLi8uLi8uLi9zY3JpcHRzL2Nocm9taXVtLm1qcyc7XG5pbXBvcnQgeyBhdFdvcmssIHByb2JsZW1BdCB9IGZyb20gJy4vbGVhcm5lci50cyc7XG5pbXBvcnQgeyBsb2dJbiwgc3BlYWsgfSBmcm9tICcuL3Blb3BsZS50cyc7XG5pbXBvcnQgeyBzdGFydEpvdXJuZXksIHR5cGUgSm91cm5leSB9IGZyb20gJy4vcGxhdGZvcm0udHMnO1xuXG4vKiogSG93IG9mdGVuIGEgdGFiIGNyYXNoZXMsIGFuZCBob3cgb2Z0ZW4gdGhlIGJyb3dzZXIgaXMga2lsbGVkOiBMRU1NQV9LSUxMUz01MCB0YWtlcyBsb25nLiAqL1xuY29uc3Qga2lsbHMgPSBOdW1iZXIocHJvY2Vzcy5lbnZbJ0xFTU1BX0tJTExTJ10gPz8gNSk7XG5cbi8qKiBNaWxsaXNlY29uZHMgYWZ0ZXIgdGhlIGxhc3Qga2V5IHdpdGhpbiB3aGljaCBhIGNoYW5nZSBoYXMgdG8gYmUgb24gdGhlIGRldmljZS4gKi9cbmNvbnN0IG1vc3QgPSAzMDA7XG5cbmxldCBqb3VybmV5OiBKb3VybmV5O1xubGV0IHByb2ZpbGU6IHN0cmluZztcbmJlZm9yZUFsbChhc3luYyAoKSA9PiB7XG4gIGpvdXJuZXkgPSBhd2FpdCBzdGFydEpvdXJuZXkoKTtcbiAgcHJvZmlsZSA9IG1rZHRlbXBTeW5jKGpvaW4odG1wZGlyKCksICdsZW1tYS1wcm9maWxlLScpKTtcbn0pO1xuYWZ0ZXJBbGwoYXN5bmMgKCkgPT4ge1xuICBhd2FpdCBqb3VybmV5LmVuZCgpO1xuICBybVN5bmMocHJvZmlsZSwgeyByZWN1cnNpdmU6IHRydWUsIGZvcmNlOiB0cnVlIH0pO1xufSk7XG5cbmludGVyZmFjZSBPd24ge1xuICByZWFkb25seSBwcm9jZXNzOiBDaGlsZFByb2Nlc3M7XG4gIHJlYWRvbmx5IGJyb3dzZXI6IEJyb3dzZXI7XG4gIHJlYWRvbmx5IGNvbnRleHQ6IEJyb3dzZXJDb250ZXh0O1xufVxuXG4vKiogQSBicm93c2VyIG9mIGl0cyBvd24gd2l0aCBhIHByb2ZpbGUgdGhhdCBvdXRsYXN0cyBpdC4gKi9cbmFzeW5jIGZ1bmN0aW9uIHN0YXJ0KCk6IFByb21pc2U8T3duPiB7XG4gIGNvbnN0IGNoaWxkID0gc3Bhd24oXG4gICAgYXdhaXQgZmluZENocm9taXVtKCksXG4gICAgWy4uLmNocm9taXVtRmxhZ3MsICctLWhlYWRsZXNzJywgYC0tdXNlci1kYXRhLWRpcj0ke3Byb2ZpbGV9YCwgJy0tcmVtb3RlLWRlYnVnZ2luZy1wb3J0PTAnLCAnYWJvdXQ6YmxhbmsnXSxcbiAgICB7XG4gICAgICBzdGRpbzogWydpZ25vcmUnLCAnaWdub3JlJywgJ3BpcGUnXSxcbiAgICB9LFxuICApO1xuICBjb25zdCBhZGRyZXNzID0gYXdhaXQgbmV3IFByb21pc2U8c3RyaW5nPigocmVzb2x2ZSkgPT4ge1xuICAgIGxldCBwcmludGVkID0gJyc7XG4gICAgY2hpbGQuc3RkZXJyLm9uKCdkYXRhJywgKHBhcnQ6IEJ1ZmZlcikgPT4ge1xuICAgICAgcHJpbnRlZCArPSBwYXJ0LnRvU3RyaW5nKCk7XG4gICAgICBjb25zdCBbLCBmb3VuZF0gPSAvRGV2VG9vbHMgbGlzdGVuaW5nIG9uICh3czpcXFMrKS8uZXhlYyhwcmludGVkKSA/PyBbXTtcbiAgICAgIGlmIChmb3VuZCAhPT0gdW5kZWZpbmVkKSByZXNvbHZlKGZvdW5kKTtcbiAgICB9KTtcbiAgfSk7XG4gIGNvbnN0IGJyb3dzZXIgPSBhd2FpdCBjaHJvbWl1bS5jb25uZWN0T3ZlckNEUChhZGRyZXNzKTtcbiAgY29uc3QgW2NvbnRleHRdID0gYnJvd3Nlci5jb250ZXh0cygpO1xuICBpZiAoY29udGV4dCA9PT0gdW5kZWZpbmVkKSB0aHJvdyBuZXcgRXJyb3IoJ2EgYnJvd3NlciB3aXRob3V0IGEgcHJvZmlsZScpO1xuICBjb250ZXh0LnNldERlZmF1bHRUaW1lb3V0KDYwXzAwMCk7XG4gIHJldHVybiB7IHByb2Nlc3M6IGNoaWxkLCBicm93c2VyLCBjb250ZXh0IH07XG59XG5cbmFzeW5jIGZ1bmN0aW9uIG9wZW4oY29udGV4dDogQnJvd3NlckNvbnRleHQpOiBQcm9taXNlPFBhZ2U+IHtcbiAgY29uc3QgcGFnZSA9IGF3YWl0IGNvbnRleHQubmV3UGFnZSgpO1xuICBhd2FpdCBzcGVhayhwYWdlLCAnZW4nKTtcbiAgYXdhaXQgcGFnZS5nb3RvKHByb2JsZW1BdChqb3VybmV5Lm9yaWdpbiwgJ2xpbmVhci1mdW5jdGlvbnMvdHdvLXBvaW50cy1wcm9ibGVtJywgJ2VuJykpO1xuICBhd2FpdCBwYWdlLmxvY2F0b3IoJ21haW4gYnV0dG9uJykuZmlyc3QoKS53YWl0Rm9yKCk7XG4gIGNvbnN0IGxvZ2luID0gcGFnZS5nZXRCeVJvbGUoJ21haW4nKS5nZXRCeVJvbGUoJ2J1dHRvbicsIHsgbmFtZTogJ0xvZyBpbicsIGV4YWN0OiB0cnVlIH0pO1xuICBpZiAoKGF3YWl0IGxvZ2luLmNvdW50KCkpID4gMCkgYXdhaXQgbG9nSW4ocGFnZSwgJ2xlYXJuZXInLCAnZW4nKTtcbiAgYXdhaXQgYXRXb3JrKHBhZ2UpO1xuICByZXR1cm4gcGFnZTtcbn1cblxuLyoqIFR5cGVzIGRpZ2l0cyBvbmUgYnkgb25lIGZvciBhIHdoaWxlOyB3aGVuIGVhY2ggd2FzIHRoZXJlLiAqL1xuYXN5bmMgZnVuY3Rpb24gdHlwZUF0KFxuICBwYWdlOiBQYWdlLFxuICBkaWdpdHM6IG51bWJlcixcbiAgcGF1c2U6IG51bWJlcixcbik6IFByb21pc2U8cmVhZG9ubHkgeyByZWFkb25seSB0ZXh0OiBzdHJpbmc7IHJlYWRvbmx5IGF0OiBudW1iZXIgfVtdPiB7XG4gIGNvbnN0IGZpZWxkID0gcGFnZS5nZXRCeVJvbGUoJ21haW4nKS5nZXRCeVJvbGUoJ3RleHRib3gnKS5maXJzdCgpO1xuICBhd2FpdCBmaWVsZC5maWxsKCcnKTtcbiAgYXdhaXQgZmllbGQuZm9jdXMoKTtcbiAgY29uc3QgdHlwZWQgPSBbXTtcbiAgZm9yIChsZXQgY291bnQgPSAxOyBjb3VudCA8PSBkaWdpdHM7IGNvdW50ICs9IDEpIHtcbiAgICBhd2FpdCBwYWdlLmtleWJvYXJkLnByZXNzKFN0cmluZyhjb3VudCAlIDEwKSk7XG4gICAgdHlwZWQucHVzaCh7IHRleHQ6IGF3YWl0IGZpZWxkLmlucHV0VmFsdWUoKSwgYXQ6IHBlcmZvcm1hbmNlLm5vdygpIH0pO1xuICAgIGF3YWl0IG5ldyBQcm9taXNlKChkb25lKSA9PiBzZXRUaW1lb3V0KGRvbmUsIHBhdXNlKSk7XG4gIH1cbiAgcmV0dXJuIHR5cGVkO1xufVxuXG5pdChgbG9zZXMgbm90aGluZyBvbGRlciB0aGFuICR7U3RyaW5nKG1vc3QpfSBtcyB3aGVuIGEgdGFiIGNyYXNoZXMgb3IgdGhlIGJyb3dzZXIgaXMga2lsbGVkLCAke1N0cmluZyhraWxscyl9IHRpbWVzYCwgYXN5bmMgKCkgPT4ge1xuICBsZXQgb3duID0gYXdhaXQgc3RhcnQoKTtcbiAgZm9yIChsZXQga2lsbCA9IDA7IGtpbGwgPCBraWxsczsga2lsbCArPSAxKSB7XG4gICAgbGV0IHBhZ2UgPSBhd2FpdCBvcGVuKG93bi5jb250ZXh0KTtcbiAgICAvLyBOb3RoaW5nIHJlYWNoZXMgdGhlIHBsYXRmb3JtOiBvbmx5IHRoZSBkZXZpY2UgY291bnRzLlxuICAgIGF3YWl0IG93bi5jb250ZXh0LnJvdXRlKCcqKi9wcm9ibGVtL2RhdGFzaGVldCcsIChyb3V0ZSkgPT4gcm91dGUuYWJvcnQoKSk7XG4gICAgY29uc3QgdHlwZWQgPSBhd2FpdCB0eXBlQXQocGFnZSwgNiArIChraWxsICUgNCksIDYwICsgNzAgKiAoa2lsbCAlIDMpKTtcbiAgICBjb25zdCBlbmQgPSBwZXJmb3JtYW5jZS5ub3coKTtcbiAgICBpZiAoa2lsbCAlIDIgPT09IDApIHtcbiAgICAgIG93bi5wcm9jZXNzLmtpbGwoJ1NJR0tJTEwnKTtcbiAgICAgIGF3YWl0IG5ldyBQcm9taXNlKChkb25lKSA9PiBvd24ucHJvY2Vzcy5vbmNlKCdleGl0JywgZG9uZSkpO1xuICAgICAgYXdhaXQgb3duLmJyb3dzZXIuY2xvc2UoKS5jYXRjaCgoKSA9PiB1bmRlZmluZWQpO1xuICAgICAgb3duID0gYXdhaXQgc3RhcnQoKTtcbiAgICB9IGVsc2Uge1xuICAgICAgYXdhaXQgcGFnZS5nb3RvKCdjaHJvbWU6Ly9jcmFzaCcpLmNhdGNoKCgpID0+IHVuZGVmaW5lZCk7XG4gICAgICBhd2FpdCBwYWdlLmNsb3NlKCkuY2F0Y2goKCkgPT4gdW5kZWZpbmVkKTtcbiAgICAgIGF3YWl0IG93bi5jb250ZXh0LnVucm91dGUoJyoqL3Byb2JsZW0vZGF0YXNoZWV0Jyk7XG4gICAgfVxuICAgIGNvbnN0IG9sZGVzdCA9IHR5cGVkLmZpbHRlcigoeyBhdCB9KSA9PiBlbmQgLSBhdCA+IG1vc3QpLmF0KC0xKT8udGV4dCA/PyAnJztcbiAgICBwYWdlID0gYXdhaXQgb3Blbihvd24uY29udGV4dCk7XG4gICAgYXdhaXQgZXhwZWN0XG4gICAgICAucG9sbCgoKSA9PiBwYWdlLmdldEJ5Um9sZSgnbWFpbicpLmdldEJ5Um9sZSgndGV4dGJveCcpLmZpcnN0KCkuaW5wdXRWYWx1ZSgpKVxuICAgICAgLnRvTWF0Y2gobmV3IFJlZ0V4cChgXiR7b2xkZXN0fWApKTtcbiAgICBhd2FpdCBwYWdlLmNsb3NlKCk7XG4gIH1cbiAgb3duLnByb2Nlc3Mua2lsbCgnU0lHS0lMTCcpO1xuICBhd2FpdCBvd24uYnJvd3Nlci5jbG9zZSgpLmNhdGNoKCgpID0+IHVuZGVmaW5lZCk7XG59KTtcbiIsICJpbXBvcnQgYXNzZXJ0IGZyb20gJ25vZGU6YXNzZXJ0JztcbmV4cG9ydCBjb25zdCByb290ID0geyBuYW1lOiAnJywga2lkczogW10sIGJlZm9yZTogW10sIGFmdGVyOiBbXSB9OyBsZXQgY3VyID0gcm9vdDtcbmV4cG9ydCBmdW5jdGlvbiBkZXNjcmliZShuLCBmKSB7IGNvbnN0IHMgPSB7IG5hbWU6IG4sIGtpZHM6IFtdLCBiZWZvcmU6IFtdLCBhZnRlcjogW10sIHBhcmVudDogY3VyIH07IGN1ci5raWRzLnB1c2gocyk7IGNvbnN0IHAgPSBjdXI7IGN1ciA9IHM7IGYoKTsgY3VyID0gcDsgfVxuZGVzY3JpYmUuZWFjaCA9IChyb3dzKSA9PiAobiwgZikgPT4gcm93cy5mb3JFYWNoKChyKSA9PiBkZXNjcmliZShuLnJlcGxhY2UoJyVzJywgciksICgpID0+IGYoLi4uKEFycmF5LmlzQXJyYXkocikgPyByIDogW3JdKSkpKTtcbmV4cG9ydCBmdW5jdGlvbiBpdChuLCBmKSB7IGN1ci5raWRzLnB1c2goeyB0ZXN0OiB0cnVlLCBuYW1lOiBuLCBmIH0pOyB9XG5pdC5lYWNoID0gKHJvd3MpID0+IChuLCBmKSA9PiByb3dzLmZvckVhY2goKHIsIGkpID0+IGl0KG4gKyAnICMnICsgaSwgKCkgPT4gZiguLi4oQXJyYXkuaXNBcnJheShyKSA/IHIgOiBbcl0pKSkpO1xuZXhwb3J0IGNvbnN0IGJlZm9yZUFsbCA9IChmKSA9PiBjdXIuYmVmb3JlLnB1c2goZik7IGV4cG9ydCBjb25zdCBhZnRlckFsbCA9IChmKSA9PiBjdXIuYWZ0ZXIucHVzaChmKTtcbmV4cG9ydCBjb25zdCBpbmplY3QgPSAoaykgPT4gSlNPTi5wYXJzZShwcm9jZXNzLmVudi5PQl9JTkpFQ1QpW2tdO1xuZnVuY3Rpb24gbWsoYSwgbmVnKSB7IGNvbnN0IGNrPShvayxtc2cpPT57IGlmIChvaz09PW5lZykgdGhyb3cgbmV3IEVycm9yKG1zZyk7IH07IGNvbnN0IFM9KHgpPT5KU09OLnN0cmluZ2lmeSh4KTsgY29uc3Qgc2FtZT0oZSk9Pnt0cnl7YXNzZXJ0LmRlZXBTdHJpY3RFcXVhbChhLGUpO3JldHVybiB0cnVlfWNhdGNoe3JldHVybiBmYWxzZX19OyByZXR1cm4geyB0b0JlOihlKT0+Y2soT2JqZWN0LmlzKGEsZSksYCR7UyhhKX0gdG9CZSAke1MoZSl9YCksIHRvRXF1YWw6KGUpPT5jayhzYW1lKGUpLGAke1MoYSl9IHRvRXF1YWwgJHtTKGUpfWApLCB0b0JlR3JlYXRlclRoYW46KG4pPT5jayhhPm4sYCR7YX0+JHtufWApLCB0b0JlTGVzc1RoYW5PckVxdWFsOihuKT0+Y2soYTw9bixgJHthfTw9JHtufWApLCB0b01hdGNoOihyKT0+Y2soci50ZXN0KGEpLGAke2F9IG1hdGNoICR7cn1gKSwgdG9Db250YWluOihlKT0+Y2soYS5pbmNsdWRlcyhlKSxgJHtTKGEpfSBjb250YWluICR7ZX1gKSwgdG9IYXZlTGVuZ3RoOihuKT0+Y2soYS5sZW5ndGg9PT1uLGAke1MoYSl9IGxlbiAke259YCkgfTsgfVxuZXhwb3J0IGZ1bmN0aW9uIGV4cGVjdChhKSB7IHJldHVybiB7IC4uLm1rKGEsZmFsc2UpLCBub3Q6IG1rKGEsdHJ1ZSkgfTsgfVxuZXhwZWN0LnBvbGwgPSAoZiwgeyB0aW1lb3V0ID0gMzAwMDAsIGludGVydmFsID0gMjAwIH0gPSB7fSkgPT4gbmV3IFByb3h5KHt9LCB7IGdldDogKF8sIG0pID0+IGFzeW5jICguLi5hcmdzKSA9PiB7IGNvbnN0IGVuZCA9IERhdGUubm93KCkrdGltZW91dDsgZm9yKDs7KXsgbGV0IHY7IHRyeSB7IHYgPSBhd2FpdCBmKCk7IG1rKHYsZmFsc2UpW21dKC4uLmFyZ3MpOyByZXR1cm47IH0gY2F0Y2ggKGUpIHsgaWYgKERhdGUubm93KCk+ZW5kKSB0aHJvdyBlOyB9IGF3YWl0IG5ldyBQcm9taXNlKHI9PnNldFRpbWVvdXQocixpbnRlcnZhbCkpOyB9IH0gfSk7XG4iLCAiLy8gRmluZHMgb3IgaW5zdGFsbHMgYSBDaHJvbWl1bTogdGhlIGJyb3dzZXIgdGVzdHMgbmV2ZXIgcGFzcyB3aXRob3V0IGhhdmluZyBydW4uXG5pbXBvcnQgeyBzcGF3blN5bmMgfSBmcm9tICdub2RlOmNoaWxkX3Byb2Nlc3MnO1xuaW1wb3J0IHsgZXhpc3RzU3luYyB9IGZyb20gJ25vZGU6ZnMnO1xuaW1wb3J0IHsgZGVsaW1pdGVyLCBqb2luIH0gZnJvbSAnbm9kZTpwYXRoJztcblxuLy8gVGhlIHNoZWxsIGlzIENocm9taXVtIHdpdGhvdXQgd2luZG93cyBhbmQgdGhlaXIgY29udHJvbHM6IGpvdXJuZXlzIHRha2UgdHdvIHRoaXJkcyBvZiB0aGUgdGltZS5cbmNvbnN0IHN5c3RlbU5hbWVzID0gW1xuICAnY2hyb21pdW0taGVhZGxlc3Mtc2hlbGwnLFxuICAnY2hyb21pdW0nLFxuICAnY2hyb21pdW0tYnJvd3NlcicsXG4gICdnb29nbGUtY2hyb21lJyxcbiAgJ2dvb2dsZS1jaHJvbWUtc3RhYmxlJyxcbl07XG5jb25zdCBwbGFjZXMgPSBbJy9BcHBsaWNhdGlvbnMvR29vZ2xlIENocm9tZS5hcHAvQ29udGVudHMvTWFjT1MvR29vZ2xlIENocm9tZSddO1xuXG4vKiogRmxhZ3MgZm9yIGhlYWRsZXNzIHJ1bnM6IG5vIHNhbmRib3ggZm9yIHJvb3QsIGZvcmVpZ24gZnJhbWVzIGluIHByb2Nlc3NlcyBvZiB0aGVpciBvd24gYXMgaW4gd2luZG93cywgYW5kIG5vIHRlbGVtZXRyeS4gKi9cbmV4cG9ydCBjb25zdCBjaHJvbWl1bUZsYWdzID0gW1xuICAnLS1uby1zYW5kYm94JyxcbiAgJy0tc2l0ZS1wZXItcHJvY2VzcycsXG4gICctLWRpc2FibGUtZ3B1JyxcbiAgJy0tZGlzYWJsZS1xdWljJyxcbiAgJy0tbm8tZmlyc3QtcnVuJyxcbiAgJy0tZGlzYWJsZS1iYWNrZ3JvdW5kLW5ldHdvcmtpbmcnLFxuICAnLS1kaXNhYmxlLWNvbXBvbmVudC11cGRhdGUnLFxuICAnLS1kaXNhYmxlLXN5bmMnLFxuXTtcblxuLyoqIFRoZSBwYXRoIG9mIGEgQ2hyb21pdW06ICRDSFJPTUlVTSwgdGhlIHN5c3RlbSdzLCBQbGF5d3JpZ2h0J3MsIG9yIERlYmlhbidzIHBhY2thZ2UuIFRocm93cyBpZiB0aGVyZSBpcyBub25lLiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIGZpbmRDaHJvbWl1bSgpIHtcbiAgY29uc3Qgd2FudGVkID0gcHJvY2Vzcy5lbnYuQ0hST01JVU07XG4gIGlmICh3YW50ZWQgIT09IHVuZGVmaW5lZCAmJiB3YW50ZWQgIT09ICcnKSB7XG4gICAgaWYgKGV4aXN0c1N5bmMod2FudGVkKSkgcmV0dXJuIHdhbnRlZDtcbiAgICB0aHJvdyBuZXcgRXJyb3IoYENIUk9NSVVNIG5hbWVzICR7d2FudGVkfSwgd2hpY2ggZG9lcyBub3QgZXhpc3QuYCk7XG4gIH1cbiAgY29uc3QgZm91bmQgPSBvblBhdGgoKSA/PyAoYXdhaXQgb2ZQbGF5d3JpZ2h0KCkpO1xuICBpZiAoZm91bmQgIT09IHVuZGVmaW5lZCkgcmV0dXJuIGZvdW5kO1xuICBjb25zb2xlLmVycm9yKCdObyBDaHJvbWl1bSBmb3VuZDogaW5zdGFsbGluZyBvbmUgXHUyMDI2Jyk7XG4gIHNwYXduU3luYyhwcm9jZXNzLmV4ZWNQYXRoLCBbJ25vZGVfbW9kdWxlcy9wbGF5d3JpZ2h0LWNvcmUvY2xpLmpzJywgJ2luc3RhbGwnLCAnY2hyb21pdW0nXSwge1xuICAgIHN0ZGlvOiBbJ2lnbm9yZScsIDIsIDJdLFxuICAgIHRpbWVvdXQ6IDMwMF8wMDAsXG4gIH0pO1xuICBjb25zdCBkb3dubG9hZGVkID0gYXdhaXQgb2ZQbGF5d3JpZ2h0KCk7XG4gIGlmIChkb3dubG9hZGVkICE9PSB1bmRlZmluZWQpIHJldHVybiBkb3dubG9hZGVkO1xuICBpZiAocHJvY2Vzcy5nZXR1aWQ/LigpID09PSAwICYmIGV4aXN0c1N5bmMoJy91c3IvYmluL2FwdC1nZXQnKSkge1xuICAgIHNwYXduU3luYyhcbiAgICAgICdzaCcsXG4gICAgICBbJy1jJywgJ2FwdC1nZXQgdXBkYXRlICYmIGFwdC1nZXQgaW5zdGFsbCAteSBjaHJvbWl1bS1oZWFkbGVzcy1zaGVsbCB8fCBhcHQtZ2V0IGluc3RhbGwgLXkgY2hyb21pdW0nXSxcbiAgICAgIHsgc3RkaW86IFsnaWdub3JlJywgMiwgMl0gfSxcbiAgICApO1xuICAgIGNvbnN0IGluc3RhbGxlZCA9IG9uUGF0aCgpO1xuICAgIGlmIChpbnN0YWxsZWQgIT09IHVuZGVmaW5lZCkgcmV0dXJuIGluc3RhbGxlZDtcbiAgfVxuICB0aHJvdyBuZXcgRXJyb3IoJ1RoZSBicm93c2VyIHRlc3RzIG5lZWQgYSBDaHJvbWl1bTogaW5zdGFsbCBvbmUsIG9yIHNldCBDSFJPTUlVTSB0byBpdHMgcGF0aC4nKTtcbn1cblxuLyoqXG4gKiBBIHNpbmdsZSBDaHJvbWl1bSBmb3IgZXZlcnlvbmUgd2hvIGNvbm5lY3RzIHRvIGl0cyBhZGRyZXNzLCB3aGljaCB0aGUgcHJvZ3JhbXMgb2YgYSB0ZXN0IHJ1biBmaW5kIGluIExFTU1BX0NIUk9NSVVNLlxuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gc2VydmVDaHJvbWl1bSgpIHtcbiAgY29uc3QgeyBjaHJvbWl1bSB9ID0gYXdhaXQgaW1wb3J0KCdwbGF5d3JpZ2h0LWNvcmUnKTtcbiAgY29uc3Qgc2VydmVyID0gYXdhaXQgY2hyb21pdW0ubGF1bmNoU2VydmVyKHsgZXhlY3V0YWJsZVBhdGg6IGF3YWl0IGZpbmRDaHJvbWl1bSgpLCBhcmdzOiBjaHJvbWl1bUZsYWdzIH0pO1xuICByZXR1cm4geyBhZGRyZXNzOiBzZXJ2ZXIud3NFbmRwb2ludCgpLCBjbG9zZTogKCkgPT4gc2VydmVyLmNsb3NlKCkgfTtcbn1cblxuZnVuY3Rpb24gb25QYXRoKCkge1xuICBjb25zdCBmb2xkZXJzID0gKHByb2Nlc3MuZW52LlBBVEggPz8gJycpLnNwbGl0KGRlbGltaXRlcik7XG4gIHJldHVybiBbLi4uZm9sZGVycy5mbGF0TWFwKChmb2xkZXIpID0+IHN5c3RlbU5hbWVzLm1hcCgobmFtZSkgPT4gam9pbihmb2xkZXIsIG5hbWUpKSksIC4uLnBsYWNlc10uZmluZCgocGF0aCkgPT5cbiAgICBleGlzdHNTeW5jKHBhdGgpLFxuICApO1xufVxuXG5hc3luYyBmdW5jdGlvbiBvZlBsYXl3cmlnaHQoKSB7XG4gIGNvbnN0IHsgY2hyb21pdW0gfSA9IGF3YWl0IGltcG9ydCgncGxheXdyaWdodC1jb3JlJyk7XG4gIGNvbnN0IHBhdGggPSBjaHJvbWl1bS5leGVjdXRhYmxlUGF0aCgpO1xuICByZXR1cm4gcGF0aCAhPT0gJycgJiYgZXhpc3RzU3luYyhwYXRoKSA/IHBhdGggOiB1bmRlZmluZWQ7XG59XG4iLCAiaW1wb3J0IHsgZXhlY0ZpbGVTeW5jLCBzcGF3biwgdHlwZSBDaGlsZFByb2Nlc3MgfSBmcm9tICdub2RlOmNoaWxkX3Byb2Nlc3MnO1xuaW1wb3J0IHsgY3BTeW5jLCBta2RpclN5bmMsIG1rZHRlbXBTeW5jLCBybVN5bmMsIHN5bWxpbmtTeW5jLCB3cml0ZUZpbGVTeW5jIH0gZnJvbSAnbm9kZTpmcyc7XG5pbXBvcnQgeyBjcmVhdGVTZXJ2ZXIgfSBmcm9tICdub2RlOm5ldCc7XG5pbXBvcnQgeyB0bXBkaXIgfSBmcm9tICdub2RlOm9zJztcbmltcG9ydCB7IGpvaW4sIHJlc29sdmUgfSBmcm9tICdub2RlOnBhdGgnO1xuaW1wb3J0IHsgY2hyb21pdW0sIHR5cGUgQnJvd3NlciwgdHlwZSBCcm93c2VyQ29udGV4dCwgdHlwZSBQYWdlIH0gZnJvbSAncGxheXdyaWdodC1jb3JlJztcbmltcG9ydCB7IGluamVjdCB9IGZyb20gJ3ZpdGVzdCc7XG5pbXBvcnQgdHlwZSB7fSBmcm9tICcuLi8uLi8uLi9zY3JpcHRzL2pvdXJuZXlzLm1qcyc7XG5jb25zdCByZXBvc2l0b3J5ID0gcmVzb2x2ZShpbXBvcnQubWV0YS5kaXJuYW1lLCAnLi4vLi4vLi4nKTtcblxuLyoqIFRoZSBidWlsdCBwbGF0Zm9ybSwgcnVubmluZyBvbiBhIGRhdGEgZm9sZGVyIG9mIGl0cyBvd24uICovXG5leHBvcnQgaW50ZXJmYWNlIFBsYXRmb3JtIHtcbiAgcmVhZG9ubHkgb3JpZ2luOiBzdHJpbmc7XG4gIHJlYWRvbmx5IGZvbGRlcjogc3RyaW5nO1xuICByZWFkb25seSBwcm9jZXNzOiBDaGlsZFByb2Nlc3M7XG4gIC8qKiBFdmVyeXRoaW5nIHRoZSBzZXJ2ZXIgaGFzIHByaW50ZWQgc28gZmFyLiAqL1xuICBvdXRwdXQoKTogc3RyaW5nO1xuICAvKiogU2VuZHMgYSBzaWduYWwgYW5kIHdhaXRzIGZvciB0aGUgZXhpdCBjb2RlLiAqL1xuICBlbmQoc2lnbmFsPzogTm9kZUpTLlNpZ25hbHMpOiBQcm9taXNlPG51bWJlciB8IG51bGw+O1xufVxuXG4vKiogU3RhcnRzIHdoYXQgYG5wbSBzdGFydGAgc3RhcnRzIGFuZCB3YWl0cyB1bnRpbCBpdCBpcyByZWFkeS4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBzdGFydFBsYXRmb3JtKFxuICBnaXZlbjoge1xuICAgIHJlYWRvbmx5IGZvbGRlcj86IHN0cmluZztcbiAgICByZWFkb25seSBwb3J0PzogbnVtYmVyO1xuICAgIHJlYWRvbmx5IGVudmlyb25tZW50PzogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nPj47XG4gICAgLyoqIFRoZSB0ZXh0cyBvZiBhIGNvbnRlbnQgZm9sZGVyIG9mIGl0cyBvd24sIGJ5IGZpbGUgbmFtZS4gKi9cbiAgICByZWFkb25seSBjb250ZW50PzogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nPj47XG4gIH0gPSB7fSxcbik6IFByb21pc2U8UGxhdGZvcm0+IHtcbiAgY29uc3QgZm9sZGVyID0gZ2l2ZW4uZm9sZGVyID8/IG5ld0ZvbGRlcih7IGlzRmlsbGVkOiBnaXZlbi5jb250ZW50ID09PSB1bmRlZmluZWQgfSk7XG4gIGNvbnN0IHBvcnQgPSBnaXZlbi5wb3J0ID8/IChhd2FpdCBmcmVlUG9ydCgpKTtcbiAgY29uc3QgY2hpbGQgPSBzcGF3bihwcm9jZXNzLmV4ZWNQYXRoLCBbam9pbihyZXBvc2l0b3J5LCAnYXBwcy9zZXJ2ZXIvZGlzdC9tYWluLm1qcycpXSwge1xuICAgIGN3ZDogZ2l2ZW4uY29udGVudCA9PT0gdW5kZWZpbmVkID8gcmVwb3NpdG9yeSA6IGZvbGRlcldpdGgoZ2l2ZW4uY29udGVudCksXG4gICAgZW52OiB7XG4gICAgICAuLi5wcm9jZXNzLmVudixcbiAgICAgIFBPUlQ6IFN0cmluZyhwb3J0KSxcbiAgICAgIExFTU1BX0RBVEE6IGZvbGRlcixcbiAgICAgIExFTU1BX0FVVEhfVVJMOiAnJyxcbiAgICAgIExFTU1BX0RFTU86ICcxJyxcbiAgICAgIC4uLmdpdmVuLmVudmlyb25tZW50LFxuICAgIH0sXG4gICAgc3RkaW86IFsnaWdub3JlJywgJ3BpcGUnLCAncGlwZSddLFxuICB9KTtcbiAgbGV0IHByaW50ZWQgPSAnJztcbiAgY29uc3QgZXhpdGVkID0gbmV3IFByb21pc2U8bnVtYmVyIHwgbnVsbD4oKGRvbmUpID0+IGNoaWxkLm9uKCdleGl0JywgZG9uZSkpO1xuICBjb25zdCByZWFkeSA9IG5ldyBQcm9taXNlPHZvaWQ+KChkb25lLCByZWZ1c2UpID0+IHtcbiAgICBjb25zdCB0YWtlID0gKHBhcnQ6IEJ1ZmZlcikgPT4ge1xuICAgICAgcHJpbnRlZCArPSBwYXJ0LnRvU3RyaW5nKCk7XG4gICAgICBpZiAocHJpbnRlZC5pbmNsdWRlcygnTGVtbWEgaXMgcmVhZHkgYXQnKSkgZG9uZSgpO1xuICAgIH07XG4gICAgY2hpbGQuc3Rkb3V0Lm9uKCdkYXRhJywgdGFrZSk7XG4gICAgY2hpbGQuc3RkZXJyLm9uKCdkYXRhJywgdGFrZSk7XG4gICAgdm9pZCBleGl0ZWQudGhlbigoY29kZSkgPT4gcmVmdXNlKG5ldyBFcnJvcihgdGhlIHNlcnZlciBlbmRlZCB3aXRoICR7U3RyaW5nKGNvZGUpfTpcXG4ke3ByaW50ZWR9YCkpKTtcbiAgfSk7XG4gIGF3YWl0IHJlYWR5O1xuICByZXR1cm4ge1xuICAgIG9yaWdpbjogYGh0dHA6Ly9sb2NhbGhvc3Q6JHtTdHJpbmcocG9ydCl9YCxcbiAgICBmb2xkZXIsXG4gICAgcHJvY2VzczogY2hpbGQsXG4gICAgb3V0cHV0OiAoKSA9PiBwcmludGVkLFxuICAgIGVuZDogYXN5bmMgKHNpZ25hbCA9ICdTSUdURVJNJykgPT4ge1xuICAgICAgY2hpbGQua2lsbChzaWduYWwpO1xuICAgICAgcmV0dXJuIGV4aXRlZDtcbiAgICB9LFxuICB9O1xufVxuXG4vKiogQSBkYXRhIGZvbGRlciwgd2hpY2ggbWF5IGhhdmUgdGhlIHNhbXBsZSBjb250ZW50IGFscmVhZHkuICovXG5mdW5jdGlvbiBuZXdGb2xkZXIoeyBpc0ZpbGxlZCB9OiB7IHJlYWRvbmx5IGlzRmlsbGVkOiBib29sZWFuIH0pOiBzdHJpbmcge1xuICBjb25zdCBmb2xkZXIgPSBta2R0ZW1wU3luYyhqb2luKHRtcGRpcigpLCAnbGVtbWEtam91cm5leS0nKSk7XG4gIGlmIChpc0ZpbGxlZCkgY3BTeW5jKGluamVjdCgnZmlsbGVkRm9sZGVyJyksIGZvbGRlciwgeyByZWN1cnNpdmU6IHRydWUgfSk7XG4gIHJldHVybiBmb2xkZXI7XG59XG5cbi8qKiBXaGF0IHRoZSBwbGF0Zm9ybSBpcyBzdGFydGVkIGluLCB3aXRoIG90aGVyIGNvbnRlbnQuICovXG5mdW5jdGlvbiBmb2xkZXJXaXRoKGNvbnRlbnQ6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHN0cmluZz4+KTogc3RyaW5nIHtcbiAgY29uc3QgZm9sZGVyID0gbWtkdGVtcFN5bmMoam9pbih0bXBkaXIoKSwgJ2xlbW1hLWNvbnRlbnQtJykpO1xuICBmb3IgKGNvbnN0IHBhcnQgb2YgWydhcHBzJywgJ2RvY3MnXSkgc3ltbGlua1N5bmMoam9pbihyZXBvc2l0b3J5LCBwYXJ0KSwgam9pbihmb2xkZXIsIHBhcnQpKTtcbiAgbWtkaXJTeW5jKGpvaW4oZm9sZGVyLCAnY29udGVudCcpKTtcbiAgZm9yIChjb25zdCBbbmFtZSwgdGV4dF0gb2YgT2JqZWN0LmVudHJpZXMoY29udGVudCkpIHdyaXRlRmlsZVN5bmMoam9pbihmb2xkZXIsICdjb250ZW50JywgbmFtZSksIHRleHQpO1xuICByZXR1cm4gZm9sZGVyO1xufVxuXG4vKiogUmVtb3ZlcyB0aGUgZGF0YSBmb2xkZXIgb2YgYSBzdG9wcGVkIHBsYXRmb3JtLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGZvcmdldChwbGF0Zm9ybTogUGxhdGZvcm0pOiB2b2lkIHtcbiAgcm1TeW5jKHBsYXRmb3JtLmZvbGRlciwgeyByZWN1cnNpdmU6IHRydWUsIGZvcmNlOiB0cnVlIH0pO1xufVxuXG4vKiogQSBzZXBhcmF0ZSBwbGF0Zm9ybSwgYW5kIHRoZSBoZWFkbGVzcyBDaHJvbWl1bSB0byB2aXNpdCBpdCB3aXRoLiAqL1xuZXhwb3J0IGludGVyZmFjZSBKb3VybmV5IHtcbiAgcmVhZG9ubHkgb3JpZ2luOiBzdHJpbmc7XG4gIHJlYWRvbmx5IGJyb3dzZXI6IEJyb3dzZXI7XG4gIC8qKiBSdW5zIGFuIG9wZXJhdG9yJ3MgY29tbWFuZCBvbiB0aGUgcnVubmluZyBwbGF0Zm9ybTsgd2hhdCBpdCBwcmludHMuICovXG4gIGNvbW1hbmQoLi4uYXJnczogcmVhZG9ubHkgc3RyaW5nW10pOiBzdHJpbmc7XG4gIGVuZCgpOiBQcm9taXNlPHZvaWQ+O1xufVxuXG4vKiogU3RhcnRzIGEgcGxhdGZvcm0gZm9yIGEgZ3JvdXAgb2YgdGVzdHMsIGFuZCBzdG9wcyBpdCBhZnRlcndhcmRzOyBjbG9zZXMgdGhlIHBhZ2VzIHRoZXkgb3BlbmVkLiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIHN0YXJ0Sm91cm5leShcbiAgZW52aXJvbm1lbnQ6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHN0cmluZz4+ID0ge30sXG4gIGNvbnRlbnQ/OiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+Pixcbik6IFByb21pc2U8Sm91cm5leT4ge1xuICBjb25zdCBbcGxhdGZvcm0sIGJyb3dzZXJdID0gYXdhaXQgUHJvbWlzZS5hbGwoW1xuICAgIHN0YXJ0UGxhdGZvcm0oeyBlbnZpcm9ubWVudCwgLi4uKGNvbnRlbnQgJiYgeyBjb250ZW50IH0pIH0pLFxuICAgIGNocm9taXVtLmNvbm5lY3QoaW5qZWN0KCdjaHJvbWl1bScpKSxcbiAgXSk7XG4gIHJldHVybiB7XG4gICAgb3JpZ2luOiBwbGF0Zm9ybS5vcmlnaW4sXG4gICAgYnJvd3NlcixcbiAgICBjb21tYW5kOiAoLi4uYXJncykgPT5cbiAgICAgIGV4ZWNGaWxlU3luYyhwcm9jZXNzLmV4ZWNQYXRoLCBbam9pbihyZXBvc2l0b3J5LCAnYXBwcy9zZXJ2ZXIvZGlzdC9tYWluLm1qcycpLCAuLi5hcmdzXSwge1xuICAgICAgICBjd2Q6IHJlcG9zaXRvcnksXG4gICAgICAgIGVudjogeyAuLi5wcm9jZXNzLmVudiwgLi4uZW52aXJvbm1lbnQsIFBPUlQ6IG5ldyBVUkwocGxhdGZvcm0ub3JpZ2luKS5wb3J0LCBMRU1NQV9EQVRBOiBwbGF0Zm9ybS5mb2xkZXIgfSxcbiAgICAgICAgZW5jb2Rpbmc6ICd1dGY4JyxcbiAgICAgIH0pLnRyaW0oKSxcbiAgICBlbmQ6IGFzeW5jICgpID0+IHtcbiAgICAgIGF3YWl0IGJyb3dzZXIuY2xvc2UoKTtcbiAgICAgIGF3YWl0IHBsYXRmb3JtLmVuZCgpO1xuICAgICAgZm9yZ2V0KHBsYXRmb3JtKTtcbiAgICB9LFxuICB9O1xufVxuXG4vKipcbiAqIEEgcGFnZSBhbmQgd2hhdCB3ZW50IHdyb25nIG9uIGl0OiBldmVyeSBjb25zb2xlIGVycm9yLCB1bmNhdWdodCBleGNlcHRpb24gYW5kIHBvbGljeSB2aW9sYXRpb24uIEEgam91cm5leSBlbmRzIHdpdGhcbiAqIG5vbmUuXG4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgT3BlbmVkUGFnZSB7XG4gIHJlYWRvbmx5IHBhZ2U6IFBhZ2U7XG4gIHJlYWRvbmx5IGVycm9yczogc3RyaW5nW107XG59XG5cbi8qKiBBIG5ldyBwYWdlIHRoYXQgcmVjb3JkcyBlcnJvcnMgZnJvbSB0aGUgc3RhcnQuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gb3BlblBhZ2UoY29udGV4dDogQnJvd3NlckNvbnRleHQpOiBQcm9taXNlPE9wZW5lZFBhZ2U+IHtcbiAgY29uc3QgcGFnZSA9IGF3YWl0IGNvbnRleHQubmV3UGFnZSgpO1xuICBjb25zdCBlcnJvcnM6IHN0cmluZ1tdID0gW107XG4gIHBhZ2Uub24oJ2NvbnNvbGUnLCAobWVzc2FnZSkgPT4ge1xuICAgIGlmIChtZXNzYWdlLnR5cGUoKSA9PT0gJ2Vycm9yJykgZXJyb3JzLnB1c2goYCR7bWVzc2FnZS50ZXh0KCl9IEAgJHttZXNzYWdlLmxvY2F0aW9uKCkudXJsfWApO1xuICB9KTtcbiAgcGFnZS5vbigncGFnZWVycm9yJywgKGVycm9yKSA9PiBlcnJvcnMucHVzaChlcnJvci5tZXNzYWdlKSk7XG4gIHJldHVybiB7IHBhZ2UsIGVycm9ycyB9O1xufVxuXG4vKiogVGhlIHRyeS1vdXQgcGFnZSB3aXRoIGEgZ2l2ZW4gc291cmNlLiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIHRyeU91dChjb250ZXh0OiBCcm93c2VyQ29udGV4dCwgeyBvcmlnaW4gfTogSm91cm5leSwgc291cmNlOiBzdHJpbmcpOiBQcm9taXNlPE9wZW5lZFBhZ2U+IHtcbiAgY29uc3Qgb3BlbmVkID0gYXdhaXQgb3BlblBhZ2UoY29udGV4dCk7XG4gIGF3YWl0IG9wZW5lZC5wYWdlLmdvdG8oYCR7b3JpZ2lufS90cnktb3V0YCk7XG4gIGF3YWl0IHdyaXRlU291cmNlKG9wZW5lZC5wYWdlLCBzb3VyY2UpO1xuICByZXR1cm4gb3BlbmVkO1xufVxuXG4vKiogUmVwbGFjZXMgdGhlIHNvdXJjZSBpbiB0aGUgZWRpdG9yLiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIHdyaXRlU291cmNlKHBhZ2U6IFBhZ2UsIHNvdXJjZTogc3RyaW5nKTogUHJvbWlzZTx2b2lkPiB7XG4gIGF3YWl0IHBhZ2UubG9jYXRvcignLmNtLWNvbnRlbnQnKS5maXJzdCgpLmNsaWNrKCk7XG4gIGF3YWl0IHBhZ2Uua2V5Ym9hcmQucHJlc3MoJ0NvbnRyb2wrQScpO1xuICBhd2FpdCBwYWdlLmtleWJvYXJkLmluc2VydFRleHQoc291cmNlKTtcbn1cblxuLyoqIEEgcG9ydCB0aGF0IG5vYm9keSBsaXN0ZW5zIG9uLiAqL1xuYXN5bmMgZnVuY3Rpb24gZnJlZVBvcnQoKTogUHJvbWlzZTxudW1iZXI+IHtcbiAgcmV0dXJuIG5ldyBQcm9taXNlKChkb25lLCByZWZ1c2UpID0+IHtcbiAgICBjb25zdCBwcm9iZSA9IGNyZWF0ZVNlcnZlcigpO1xuICAgIHByb2JlLm9uKCdlcnJvcicsIHJlZnVzZSk7XG4gICAgcHJvYmUubGlzdGVuKDAsICcxMjcuMC4wLjEnLCAoKSA9PiB7XG4gICAgICBjb25zdCBhZGRyZXNzID0gcHJvYmUuYWRkcmVzcygpO1xuICAgICAgcHJvYmUuY2xvc2UoKCkgPT4ge1xuICAgICAgICBpZiAoYWRkcmVzcyA9PT0gbnVsbCB8fCB0eXBlb2YgYWRkcmVzcyA9PT0gJ3N0cmluZycpIHJlZnVzZShuZXcgRXJyb3IoJ25vIHBvcnQnKSk7XG4gICAgICAgIGVsc2UgZG9uZShhZGRyZXNzLnBvcnQpO1xuICAgICAgfSk7XG4gICAgfSk7XG4gIH0pO1xufVxuIiwgImltcG9ydCB7IHJlYWRGaWxlU3luYyB9IGZyb20gJ25vZGU6ZnMnO1xuaW1wb3J0IHsgcmVzb2x2ZSB9IGZyb20gJ25vZGU6cGF0aCc7XG5cbmNvbnN0IGZvbGRlciA9IHJlc29sdmUoaW1wb3J0Lm1ldGEuZGlybmFtZSwgJy4uLy4uLy4uL3BhY2thZ2VzL3VpLXJlYWN0L3NyYy9sYW5ndWFnZS90ZXh0cycpO1xuXG4vKiogVGhlIHRleHRzIG9mIGEgc2NyZWVuOiBqb3VybmV5cyBsb29rIGZvciB3aGF0IHVzZXJzIHNlZSwgaW4gdGhlIGxhbmd1YWdlIHRoZXkgc2VlIGl0IGluLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHRleHRzSW4oXG4gIGxhbmd1YWdlOiBzdHJpbmcsXG4pOiAobmFtZXNwYWNlOiBzdHJpbmcsIGtleTogc3RyaW5nLCB2YWx1ZXM/OiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmcgfCBudW1iZXI+PikgPT4gc3RyaW5nIHtcbiAgcmV0dXJuIChuYW1lc3BhY2UsIGtleSwgdmFsdWVzID0ge30pID0+IHtcbiAgICBsZXQgdGV4dDogdW5rbm93biA9IEpTT04ucGFyc2UocmVhZEZpbGVTeW5jKGAke2ZvbGRlcn0vJHtsYW5ndWFnZX0vJHtuYW1lc3BhY2V9Lmpzb25gLCAndXRmOCcpKTtcbiAgICBmb3IgKGNvbnN0IHBhcnQgb2Yga2V5LnNwbGl0KCcuJykpXG4gICAgICB0ZXh0ID0gdHlwZW9mIHRleHQgPT09ICdvYmplY3QnICYmIHRleHQgIT09IG51bGwgPyBSZWZsZWN0LmdldCh0ZXh0LCBwYXJ0KSA6IHVuZGVmaW5lZDtcbiAgICBpZiAodHlwZW9mIHRleHQgIT09ICdzdHJpbmcnKSB0aHJvdyBuZXcgRXJyb3IoYG5vIHRleHQgJHtuYW1lc3BhY2V9OiR7a2V5fSBpbiAke2xhbmd1YWdlfWApO1xuICAgIHJldHVybiBPYmplY3QuZW50cmllcyh2YWx1ZXMpLnJlZHVjZShcbiAgICAgIChmaWxsZWQsIFtuYW1lLCB2YWx1ZV0pID0+IGZpbGxlZC5yZXBsYWNlQWxsKGB7eyR7bmFtZX19fWAsIFN0cmluZyh2YWx1ZSkpLFxuICAgICAgdGV4dCxcbiAgICApO1xuICB9O1xufVxuIiwgImltcG9ydCB0eXBlIHsgQnJvd3NlckNvbnRleHQsIFBhZ2UgfSBmcm9tICdwbGF5d3JpZ2h0LWNvcmUnO1xuaW1wb3J0IHsgb3BlblBhZ2UsIHR5cGUgSm91cm5leSwgdHlwZSBPcGVuZWRQYWdlIH0gZnJvbSAnLi9wbGF0Zm9ybS50cyc7XG5pbXBvcnQgeyB0ZXh0c0luIH0gZnJvbSAnLi90ZXh0cy50cyc7XG5cbi8qKiBTZXRzIHRoZSBsYW5ndWFnZSBvZiB0aGUgaW50ZXJmYWNlIGJlZm9yZSB0aGUgZmlyc3QgcGFnZSwgYXMgYW4gZWFybGllciB2aXNpdCB3b3VsZCBoYXZlLiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIHNwZWFrKHBhZ2U6IFBhZ2UsIGxhbmd1YWdlOiBzdHJpbmcpOiBQcm9taXNlPHZvaWQ+IHtcbiAgYXdhaXQgcGFnZS5hZGRJbml0U2NyaXB0KChjaG9zZW4pID0+IHtcbiAgICB3aW5kb3cubG9jYWxTdG9yYWdlLnNldEl0ZW0oJ2xhbmd1YWdlLmd1ZXN0JywgY2hvc2VuKTtcbiAgfSwgbGFuZ3VhZ2UpO1xufVxuXG4vKiogT3BlbnMgYSBwYWdlIHRoYXQgaXMgbm90IHB1YmxpYywgYW5kIHNpZ25zIGluIGlmIHJlcXVpcmVkLiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIG9wZW5TaWduZWRJbihcbiAgY29udGV4dDogQnJvd3NlckNvbnRleHQsXG4gIGFkZHJlc3M6IHN0cmluZyxcbiAgeyB1c2VyID0gJ2xlY3R1cmVyJywgbGFuZ3VhZ2UgPSAnZW4nIH0gPSB7fSxcbik6IFByb21pc2U8T3BlbmVkUGFnZT4ge1xuICBjb25zdCBvcGVuZWQgPSBhd2FpdCBvcGVuUGFnZShjb250ZXh0KTtcbiAgY29uc3QgeyBwYWdlIH0gPSBvcGVuZWQ7XG4gIGF3YWl0IHNwZWFrKHBhZ2UsIGxhbmd1YWdlKTtcbiAgYXdhaXQgcGFnZS5nb3RvKGFkZHJlc3MpO1xuICBhd2FpdCBsb2dJbihwYWdlLCB1c2VyLCBsYW5ndWFnZSk7XG4gIHJldHVybiBvcGVuZWQ7XG59XG5cbi8qKiBGb2xsb3dzIHRoZSBwYWdlJ3Mgb3duIHdheSB0byB0aGUgc2lnbi1pbiwgYW5kIGJhY2suICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gbG9nSW4ocGFnZTogUGFnZSwgdXNlcjogc3RyaW5nLCBsYW5ndWFnZTogc3RyaW5nKTogUHJvbWlzZTx2b2lkPiB7XG4gIGF3YWl0IHBhZ2VcbiAgICAuZ2V0QnlSb2xlKCdtYWluJylcbiAgICAuZ2V0QnlSb2xlKCdidXR0b24nLCB7IG5hbWU6IHRleHRzSW4obGFuZ3VhZ2UpKCdzaGVsbCcsICdsb2dpbicpIH0pXG4gICAgLmNsaWNrKCk7XG4gIGF3YWl0IHBhZ2UubG9jYXRvcignaW5wdXRbbmFtZT11c2VybmFtZV0nKS5maWxsKHVzZXIpO1xuICBhd2FpdCBwYWdlLmxvY2F0b3IoJ2lucHV0W25hbWU9cGFzc3dvcmRdJykuZmlsbCh1c2VyKTtcbiAgYXdhaXQgcGFnZS5sb2NhdG9yKCdpbnB1dFtuYW1lPXBhc3N3b3JkXScpLnByZXNzKCdFbnRlcicpO1xufVxuXG5pbnRlcmZhY2UgU2hlZXRDb3JyZWN0aW9uIHtcbiAgcmVhZG9ubHkgY29ycmVjdG9yVHlwZT86ICdBRlRFUl9TQVZFJyB8ICdBRlRFUl9ERUFETElORScgfCAnTUFOVUFMJztcbiAgcmVhZG9ubHkgYWxsb3dOZXdEYXRhR2VuZXJhdGlvbk5UaW1lcz86IG51bWJlcjtcbiAgcmVhZG9ubHkgY2FuVXNlclZpZXdDb3JyZWN0aW9uPzogYm9vbGVhbjtcbn1cblxuLyoqIFRoZSBpZCBvZiBhIHdvcmtzaGVldCwgd2hpY2ggYSBsZWN0dXJlciBtYWtlcyB3aXRoIHRoZSBjYWxsIHRoYXQgdGhlIHBvb2wgbWFrZXMuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gbWFrZVdvcmtzaGVldChcbiAgam91cm5leTogSm91cm5leSxcbiAgcGF0aHM6IHN0cmluZyB8IHJlYWRvbmx5IHN0cmluZ1tdLFxuICBjb3JyZWN0aW9uOiBTaGVldENvcnJlY3Rpb24gPSB7fSxcbik6IFByb21pc2U8c3RyaW5nPiB7XG4gIGNvbnN0IGRvY3VtZW50cyA9IFtwYXRoc10uZmxhdCgpLm1hcCgocGF0aCkgPT4gKHsgcGF0aCB9KSk7XG4gIGNvbnN0IGNvbnRleHQgPSBhd2FpdCBqb3VybmV5LmJyb3dzZXIubmV3Q29udGV4dCgpO1xuICBjb25zdCB7IHBhZ2UgfSA9IGF3YWl0IG9wZW5TaWduZWRJbihjb250ZXh0LCBgJHtqb3VybmV5Lm9yaWdpbn0vcG9vbC9icm93c2VyYCk7XG4gIGNvbnN0IGFza2VkID0gYXdhaXQgcGFnZS53YWl0Rm9yUmVxdWVzdCgocmVxdWVzdCkgPT4gcmVxdWVzdC5oZWFkZXJzKClbJ2F1dGhvcml6YXRpb24nXSAhPT0gdW5kZWZpbmVkKTtcbiAgY29uc3QgbWFkZSA9IGF3YWl0IHBhZ2UucmVxdWVzdC5wb3N0KGAke2pvdXJuZXkub3JpZ2lufS9hcGkvY291cnNlL3dvcmtzaGVldHNgLCB7XG4gICAgaGVhZGVyczogeyBhdXRob3JpemF0aW9uOiBhc2tlZC5oZWFkZXJzKClbJ2F1dGhvcml6YXRpb24nXSA/PyAnJyB9LFxuICAgIGRhdGE6IHtcbiAgICAgIGNvbmZpZ3VyYXRpb246IHtcbiAgICAgICAgY29ycmVjdGlvbjoge1xuICAgICAgICAgIGNvcnJlY3RvclR5cGU6ICdBRlRFUl9TQVZFJyxcbiAgICAgICAgICBhbGxvd05ld0RhdGFHZW5lcmF0aW9uTlRpbWVzOiAtMSxcbiAgICAgICAgICBjYW5Vc2VyVmlld0NvcnJlY3Rpb246IHRydWUsXG4gICAgICAgICAgLi4uY29ycmVjdGlvbixcbiAgICAgICAgfSxcbiAgICAgICAgd2VpZ2h0ZWREb2N1bWVudHM6IGRvY3VtZW50cy5tYXAoKGVhY2gpID0+ICh7IC4uLmVhY2gsIHdlaWdodDogMSB9KSksXG4gICAgICB9LFxuICAgICAgLy8gQSB0aXRsZSBpbiBldmVyeSBsYW5ndWFnZSB0aGF0IHRoZSBwcm9ibGVtIG1heSBoYXZlOyBvdGhlcnMgYXJlIG5vdCBrZXB0LlxuICAgICAgdGVtcGxhdGU6IHsgdGl0bGU6IHsgZGU6ICdFaW4gQmxhdHQnLCBlbjogJ0Egc2hlZXQnLCBmcjogJ1VuZSBmZXVpbGxlJywgemg6ICdcdTdFQzNcdTRFNjBcdTUzNTUnIH0sIGRvY3VtZW50cyB9LFxuICAgIH0sXG4gIH0pO1xuICBjb25zdCBhbnN3ZXI6IHVua25vd24gPSBhd2FpdCBtYWRlLmpzb24oKTtcbiAgYXdhaXQgY29udGV4dC5jbG9zZSgpO1xuICBjb25zdCBpZDogdW5rbm93biA9IHR5cGVvZiBhbnN3ZXIgPT09ICdvYmplY3QnICYmIGFuc3dlciAhPT0gbnVsbCA/IFJlZmxlY3QuZ2V0KGFuc3dlciwgJ2lkJykgOiB1bmRlZmluZWQ7XG4gIC8vIFRoZSBhbnN3ZXIgb2YgYSByZWZ1c2FsIGhhcyBhbiBpZCwgdG9vLlxuICBpZiAoIW1hZGUub2soKSB8fCB0eXBlb2YgaWQgIT09ICdzdHJpbmcnKVxuICAgIHRocm93IG5ldyBFcnJvcihgbm8gd29ya3NoZWV0OiAke1N0cmluZyhtYWRlLnN0YXR1cygpKX0gJHtKU09OLnN0cmluZ2lmeShhbnN3ZXIpfWApO1xuICByZXR1cm4gaWQ7XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBCcm93c2VyQ29udGV4dCwgTG9jYXRvciwgUGFnZSB9IGZyb20gJ3BsYXl3cmlnaHQtY29yZSc7XG5pbXBvcnQgeyBvcGVuU2lnbmVkSW4gfSBmcm9tICcuL3Blb3BsZS50cyc7XG5pbXBvcnQgdHlwZSB7IE9wZW5lZFBhZ2UgfSBmcm9tICcuL3BsYXRmb3JtLnRzJztcbmltcG9ydCB7IHRleHRzSW4gfSBmcm9tICcuL3RleHRzLnRzJztcblxuLyoqIFRoZSBhZGRyZXNzIG9mIGEgcHJvYmxlbSwgb2YgYSB3b3Jrc2hlZXQgaWYgdGhlcmUgaXMgb25lLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHByb2JsZW1BdChvcmlnaW46IHN0cmluZywgcGF0aDogc3RyaW5nLCBsYW5ndWFnZTogc3RyaW5nLCB3b3Jrc2hlZXQ/OiBzdHJpbmcpOiBzdHJpbmcge1xuICBjb25zdCBxdWVyeSA9IG5ldyBVUkxTZWFyY2hQYXJhbXMoeyBwYXRoLCBsYW5nOiBsYW5ndWFnZSwgLi4uKHdvcmtzaGVldCAhPT0gdW5kZWZpbmVkICYmIHsgd29ya3NoZWV0IH0pIH0pO1xuICByZXR1cm4gYCR7b3JpZ2lufS9wcm9ibGVtPyR7cXVlcnkudG9TdHJpbmcoKX1gO1xufVxuXG4vKiogU2lnbnMgaW4gYXQgYSBwcm9ibGVtIGFuZCB3YWl0cyB1bnRpbCBpdCBjYW4gYmUgd29ya2VkIG9uLiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIG9wZW5Qcm9ibGVtKFxuICBjb250ZXh0OiBCcm93c2VyQ29udGV4dCxcbiAgYWRkcmVzczogc3RyaW5nLFxuICB7IHVzZXIgPSAnbGVhcm5lcicsIGxhbmd1YWdlID0gJ2VuJyB9ID0ge30sXG4pOiBQcm9taXNlPE9wZW5lZFBhZ2U+IHtcbiAgY29uc3Qgb3BlbmVkID0gYXdhaXQgb3BlblNpZ25lZEluKGNvbnRleHQsIGFkZHJlc3MsIHsgdXNlciwgbGFuZ3VhZ2UgfSk7XG4gIGF3YWl0IGF0V29yayhvcGVuZWQucGFnZSwgbGFuZ3VhZ2UpO1xuICByZXR1cm4gb3BlbmVkO1xufVxuXG4vKiogV2FpdHMgdW50aWwgdGhlIHByb2JsZW0gb24gYSBwYWdlIGNhbiBiZSB3b3JrZWQgb24uICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gYXRXb3JrKHBhZ2U6IFBhZ2UsIGxhbmd1YWdlID0gJ2VuJyk6IFByb21pc2U8dm9pZD4ge1xuICBhd2FpdCBidXR0b24ocGFnZSwgJ3NhdmUnLCBsYW5ndWFnZSkud2FpdEZvcigpO1xufVxuXG4vKiogQSBidXR0b24gb2YgdGhlIHByb2JsZW0gdmlldyBieSB0aGUga2V5IG9mIGl0cyB0ZXh0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGJ1dHRvbihwYWdlOiBQYWdlLCBrZXk6IHN0cmluZywgbGFuZ3VhZ2UgPSAnZW4nKTogTG9jYXRvciB7XG4gIHJldHVybiBwYWdlLmdldEJ5Um9sZSgnYnV0dG9uJywgeyBuYW1lOiB0ZXh0c0luKGxhbmd1YWdlKSgncHJvYmxlbScsIGtleSksIGV4YWN0OiB0cnVlIH0pO1xufVxuXG4vKiogQSBtZXNzYWdlIG9mIHRoZSBwcm9ibGVtIHZpZXcgYnkgdGhlIGtleSBvZiBpdHMgdGV4dC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzYXlzKHBhZ2U6IFBhZ2UsIGtleTogc3RyaW5nLCBsYW5ndWFnZSA9ICdlbicsIHZhbHVlczogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nPj4gPSB7fSk6IExvY2F0b3Ige1xuICByZXR1cm4gcGFnZS5nZXRCeVRleHQodGV4dHNJbihsYW5ndWFnZSkoJ3Byb2JsZW0nLCBrZXksIHZhbHVlcykpLmZpcnN0KCk7XG59XG5cbi8qKiBTbG9wZSBhbmQgaW50ZXJjZXB0IG9mIHRoZSBsaW5lIHRocm91Z2ggdGhlIHR3byBwb2ludHMgdGhhdCBgbGluZWFyLWZ1bmN0aW9ucy90d28tcG9pbnRzLXByb2JsZW1gIG5hbWVzLiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIGxpbmVBc2tlZEZvcihwYWdlOiBQYWdlKTogUHJvbWlzZTx7IHJlYWRvbmx5IHNsb3BlOiBudW1iZXI7IHJlYWRvbmx5IGludGVyY2VwdDogbnVtYmVyIH0+IHtcbiAgY29uc3QgZm9ybXVsYXMgPSAoYXdhaXQgcGFnZS5sb2NhdG9yKCdtYWluIG1hdGgnKS5hbGxUZXh0Q29udGVudHMoKSkubWFwKCh0ZXh0KSA9PiB0ZXh0LnJlcGxhY2VBbGwoJ1x1MjIxMicsICctJykpO1xuICBjb25zdCBbcCwgcV0gPSBbJ1AnLCAnUSddLm1hcCgobmFtZSkgPT4ge1xuICAgIGNvbnN0IG51bWJlcnMgPSBmb3JtdWxhcy5maW5kKCh0ZXh0KSA9PiB0ZXh0LnRyaW0oKS5zdGFydHNXaXRoKG5hbWUpKT8ubWF0Y2goLy0/XFxkKy9nKTtcbiAgICByZXR1cm4gKG51bWJlcnMgPz8gW10pLm1hcChOdW1iZXIpO1xuICB9KTtcbiAgY29uc3QgW1tweCwgcHldID0gW10sIFtxeCwgcXldID0gW11dID0gW3AsIHFdO1xuICBpZiAocHggPT09IHVuZGVmaW5lZCB8fCBweSA9PT0gdW5kZWZpbmVkIHx8IHF4ID09PSB1bmRlZmluZWQgfHwgcXkgPT09IHVuZGVmaW5lZClcbiAgICB0aHJvdyBuZXcgRXJyb3IoYG5vIHBvaW50cyBpbiAke2Zvcm11bGFzLmpvaW4oJyAnKX1gKTtcbiAgY29uc3Qgc2xvcGUgPSAocXkgLSBweSkgLyAocXggLSBweCk7XG4gIHJldHVybiB7IHNsb3BlLCBpbnRlcmNlcHQ6IHB5IC0gc2xvcGUgKiBweCB9O1xufVxuIl0sCiAgIm1hcHBpbmdzIjogIjs7O0FBQUEsU0FBUyxTQUFBQSxjQUFnQztBQUN6QyxTQUFTLGVBQUFDLGNBQWEsVUFBQUMsZUFBYztBQUNwQyxTQUFTLFVBQUFDLGVBQWM7QUFDdkIsU0FBUyxRQUFBQyxhQUFZO0FBQ3JCLFNBQVMsWUFBQUMsaUJBQThEOzs7QUNKdkUsT0FBTyxZQUFZO0FBQ1osSUFBTSxPQUFPLEVBQUUsTUFBTSxJQUFJLE1BQU0sQ0FBQyxHQUFHLFFBQVEsQ0FBQyxHQUFHLE9BQU8sQ0FBQyxFQUFFO0FBQUcsSUFBSSxNQUFNO0FBQ3RFLFNBQVMsU0FBUyxHQUFHLEdBQUc7QUFBRSxRQUFNLElBQUksRUFBRSxNQUFNLEdBQUcsTUFBTSxDQUFDLEdBQUcsUUFBUSxDQUFDLEdBQUcsT0FBTyxDQUFDLEdBQUcsUUFBUSxJQUFJO0FBQUcsTUFBSSxLQUFLLEtBQUssQ0FBQztBQUFHLFFBQU0sSUFBSTtBQUFLLFFBQU07QUFBRyxJQUFFO0FBQUcsUUFBTTtBQUFHO0FBQzlKLFNBQVMsT0FBTyxDQUFDLFNBQVMsQ0FBQyxHQUFHLE1BQU0sS0FBSyxRQUFRLENBQUMsTUFBTSxTQUFTLEVBQUUsUUFBUSxNQUFNLENBQUMsR0FBRyxNQUFNLEVBQUUsR0FBSSxNQUFNLFFBQVEsQ0FBQyxJQUFJLElBQUksQ0FBQyxDQUFDLENBQUUsQ0FBQyxDQUFDO0FBQ3ZILFNBQVMsR0FBRyxHQUFHLEdBQUc7QUFBRSxNQUFJLEtBQUssS0FBSyxFQUFFLE1BQU0sTUFBTSxNQUFNLEdBQUcsRUFBRSxDQUFDO0FBQUc7QUFDdEUsR0FBRyxPQUFPLENBQUMsU0FBUyxDQUFDLEdBQUcsTUFBTSxLQUFLLFFBQVEsQ0FBQyxHQUFHLE1BQU0sR0FBRyxJQUFJLE9BQU8sR0FBRyxNQUFNLEVBQUUsR0FBSSxNQUFNLFFBQVEsQ0FBQyxJQUFJLElBQUksQ0FBQyxDQUFDLENBQUUsQ0FBQyxDQUFDO0FBQ3hHLElBQU0sWUFBWSxDQUFDLE1BQU0sSUFBSSxPQUFPLEtBQUssQ0FBQztBQUFVLElBQU0sV0FBVyxDQUFDLE1BQU0sSUFBSSxNQUFNLEtBQUssQ0FBQztBQUM1RixJQUFNLFNBQVMsQ0FBQyxNQUFNLEtBQUssTUFBTSxRQUFRLElBQUksU0FBUyxFQUFFLENBQUM7QUFDaEUsU0FBUyxHQUFHLEdBQUcsS0FBSztBQUFFLFFBQU0sS0FBRyxDQUFDLElBQUcsUUFBTTtBQUFFLFFBQUksT0FBSyxJQUFLLE9BQU0sSUFBSSxNQUFNLEdBQUc7QUFBQSxFQUFHO0FBQUcsUUFBTSxJQUFFLENBQUMsTUFBSSxLQUFLLFVBQVUsQ0FBQztBQUFHLFFBQU0sT0FBSyxDQUFDLE1BQUk7QUFBQyxRQUFHO0FBQUMsYUFBTyxnQkFBZ0IsR0FBRSxDQUFDO0FBQUUsYUFBTztBQUFBLElBQUksUUFBTTtBQUFDLGFBQU87QUFBQSxJQUFLO0FBQUEsRUFBQztBQUFHLFNBQU8sRUFBRSxNQUFLLENBQUMsTUFBSSxHQUFHLE9BQU8sR0FBRyxHQUFFLENBQUMsR0FBRSxHQUFHLEVBQUUsQ0FBQyxDQUFDLFNBQVMsRUFBRSxDQUFDLENBQUMsRUFBRSxHQUFHLFNBQVEsQ0FBQyxNQUFJLEdBQUcsS0FBSyxDQUFDLEdBQUUsR0FBRyxFQUFFLENBQUMsQ0FBQyxZQUFZLEVBQUUsQ0FBQyxDQUFDLEVBQUUsR0FBRyxpQkFBZ0IsQ0FBQyxNQUFJLEdBQUcsSUFBRSxHQUFFLEdBQUcsQ0FBQyxJQUFJLENBQUMsRUFBRSxHQUFHLHFCQUFvQixDQUFDLE1BQUksR0FBRyxLQUFHLEdBQUUsR0FBRyxDQUFDLEtBQUssQ0FBQyxFQUFFLEdBQUcsU0FBUSxDQUFDLE1BQUksR0FBRyxFQUFFLEtBQUssQ0FBQyxHQUFFLEdBQUcsQ0FBQyxVQUFVLENBQUMsRUFBRSxHQUFHLFdBQVUsQ0FBQyxNQUFJLEdBQUcsRUFBRSxTQUFTLENBQUMsR0FBRSxHQUFHLEVBQUUsQ0FBQyxDQUFDLFlBQVksQ0FBQyxFQUFFLEdBQUcsY0FBYSxDQUFDLE1BQUksR0FBRyxFQUFFLFdBQVMsR0FBRSxHQUFHLEVBQUUsQ0FBQyxDQUFDLFFBQVEsQ0FBQyxFQUFFLEVBQUU7QUFBRztBQUMxaUIsU0FBUyxPQUFPLEdBQUc7QUFBRSxTQUFPLEVBQUUsR0FBRyxHQUFHLEdBQUUsS0FBSyxHQUFHLEtBQUssR0FBRyxHQUFFLElBQUksRUFBRTtBQUFHO0FBQ3hFLE9BQU8sT0FBTyxDQUFDLEdBQUcsRUFBRSxVQUFVLEtBQU8sV0FBVyxJQUFJLElBQUksQ0FBQyxNQUFNLElBQUksTUFBTSxDQUFDLEdBQUcsRUFBRSxLQUFLLENBQUMsR0FBRyxNQUFNLFVBQVUsU0FBUztBQUFFLFFBQU0sTUFBTSxLQUFLLElBQUksSUFBRTtBQUFTLGFBQU87QUFBRSxRQUFJO0FBQUcsUUFBSTtBQUFFLFVBQUksTUFBTSxFQUFFO0FBQUcsU0FBRyxHQUFFLEtBQUssRUFBRSxDQUFDLEVBQUUsR0FBRyxJQUFJO0FBQUc7QUFBQSxJQUFRLFNBQVMsR0FBRztBQUFFLFVBQUksS0FBSyxJQUFJLElBQUUsSUFBSyxPQUFNO0FBQUEsSUFBRztBQUFFLFVBQU0sSUFBSSxRQUFRLE9BQUcsV0FBVyxHQUFFLFFBQVEsQ0FBQztBQUFBLEVBQUc7QUFBRSxFQUFFLENBQUM7OztBQ1R6VCxTQUFTLGlCQUFpQjtBQUMxQixTQUFTLGtCQUFrQjtBQUMzQixTQUFTLFdBQVcsWUFBWTtBQUdoQyxJQUFNLGNBQWM7QUFBQSxFQUNsQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQUNBLElBQU0sU0FBUyxDQUFDLDhEQUE4RDtBQUd2RSxJQUFNLGdCQUFnQjtBQUFBLEVBQzNCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGO0FBR0EsZUFBc0IsZUFBZTtBQUNuQyxRQUFNLFNBQVMsUUFBUSxJQUFJO0FBQzNCLE1BQUksV0FBVyxVQUFhLFdBQVcsSUFBSTtBQUN6QyxRQUFJLFdBQVcsTUFBTSxFQUFHLFFBQU87QUFDL0IsVUFBTSxJQUFJLE1BQU0sa0JBQWtCLE1BQU0seUJBQXlCO0FBQUEsRUFDbkU7QUFDQSxRQUFNLFFBQVEsT0FBTyxLQUFNLE1BQU0sYUFBYTtBQUM5QyxNQUFJLFVBQVUsT0FBVyxRQUFPO0FBQ2hDLFVBQVEsTUFBTSwwQ0FBcUM7QUFDbkQsWUFBVSxRQUFRLFVBQVUsQ0FBQyx1Q0FBdUMsV0FBVyxVQUFVLEdBQUc7QUFBQSxJQUMxRixPQUFPLENBQUMsVUFBVSxHQUFHLENBQUM7QUFBQSxJQUN0QixTQUFTO0FBQUEsRUFDWCxDQUFDO0FBQ0QsUUFBTSxhQUFhLE1BQU0sYUFBYTtBQUN0QyxNQUFJLGVBQWUsT0FBVyxRQUFPO0FBQ3JDLE1BQUksUUFBUSxTQUFTLE1BQU0sS0FBSyxXQUFXLGtCQUFrQixHQUFHO0FBQzlEO0FBQUEsTUFDRTtBQUFBLE1BQ0EsQ0FBQyxNQUFNLDZGQUE2RjtBQUFBLE1BQ3BHLEVBQUUsT0FBTyxDQUFDLFVBQVUsR0FBRyxDQUFDLEVBQUU7QUFBQSxJQUM1QjtBQUNBLFVBQU0sWUFBWSxPQUFPO0FBQ3pCLFFBQUksY0FBYyxPQUFXLFFBQU87QUFBQSxFQUN0QztBQUNBLFFBQU0sSUFBSSxNQUFNLDhFQUE4RTtBQUNoRztBQVdBLFNBQVMsU0FBUztBQUNoQixRQUFNLFdBQVcsUUFBUSxJQUFJLFFBQVEsSUFBSSxNQUFNLFNBQVM7QUFDeEQsU0FBTyxDQUFDLEdBQUcsUUFBUSxRQUFRLENBQUNDLFlBQVcsWUFBWSxJQUFJLENBQUMsU0FBUyxLQUFLQSxTQUFRLElBQUksQ0FBQyxDQUFDLEdBQUcsR0FBRyxNQUFNLEVBQUU7QUFBQSxJQUFLLENBQUMsU0FDdEcsV0FBVyxJQUFJO0FBQUEsRUFDakI7QUFDRjtBQUVBLGVBQWUsZUFBZTtBQUM1QixRQUFNLEVBQUUsVUFBQUMsVUFBUyxJQUFJLE1BQU0sT0FBTyxpQkFBaUI7QUFDbkQsUUFBTSxPQUFPQSxVQUFTLGVBQWU7QUFDckMsU0FBTyxTQUFTLE1BQU0sV0FBVyxJQUFJLElBQUksT0FBTztBQUNsRDs7O0FDM0VBLFNBQVMsY0FBYyxhQUFnQztBQUN2RCxTQUFTLFFBQVEsV0FBVyxhQUFhLFFBQVEsYUFBYSxxQkFBcUI7QUFDbkYsU0FBUyxvQkFBb0I7QUFDN0IsU0FBUyxjQUFjO0FBQ3ZCLFNBQVMsUUFBQUMsT0FBTSxlQUFlO0FBQzlCLFNBQVMsZ0JBQThEO0FBR3ZFLElBQU0sYUFBYSxRQUFRLFlBQVksU0FBUyxVQUFVO0FBYzFELGVBQXNCLGNBQ3BCLFFBTUksQ0FBQyxHQUNjO0FBQ25CLFFBQU1DLFVBQVMsTUFBTSxVQUFVLFVBQVUsRUFBRSxVQUFVLE1BQU0sWUFBWSxPQUFVLENBQUM7QUFDbEYsUUFBTSxPQUFPLE1BQU0sUUFBUyxNQUFNLFNBQVM7QUFDM0MsUUFBTSxRQUFRLE1BQU0sUUFBUSxVQUFVLENBQUNDLE1BQUssWUFBWSwyQkFBMkIsQ0FBQyxHQUFHO0FBQUEsSUFDckYsS0FBSyxNQUFNLFlBQVksU0FBWSxhQUFhLFdBQVcsTUFBTSxPQUFPO0FBQUEsSUFDeEUsS0FBSztBQUFBLE1BQ0gsR0FBRyxRQUFRO0FBQUEsTUFDWCxNQUFNLE9BQU8sSUFBSTtBQUFBLE1BQ2pCLFlBQVlEO0FBQUEsTUFDWixnQkFBZ0I7QUFBQSxNQUNoQixZQUFZO0FBQUEsTUFDWixHQUFHLE1BQU07QUFBQSxJQUNYO0FBQUEsSUFDQSxPQUFPLENBQUMsVUFBVSxRQUFRLE1BQU07QUFBQSxFQUNsQyxDQUFDO0FBQ0QsTUFBSSxVQUFVO0FBQ2QsUUFBTSxTQUFTLElBQUksUUFBdUIsQ0FBQyxTQUFTLE1BQU0sR0FBRyxRQUFRLElBQUksQ0FBQztBQUMxRSxRQUFNLFFBQVEsSUFBSSxRQUFjLENBQUMsTUFBTSxXQUFXO0FBQ2hELFVBQU0sT0FBTyxDQUFDLFNBQWlCO0FBQzdCLGlCQUFXLEtBQUssU0FBUztBQUN6QixVQUFJLFFBQVEsU0FBUyxtQkFBbUIsRUFBRyxNQUFLO0FBQUEsSUFDbEQ7QUFDQSxVQUFNLE9BQU8sR0FBRyxRQUFRLElBQUk7QUFDNUIsVUFBTSxPQUFPLEdBQUcsUUFBUSxJQUFJO0FBQzVCLFNBQUssT0FBTyxLQUFLLENBQUMsU0FBUyxPQUFPLElBQUksTUFBTSx5QkFBeUIsT0FBTyxJQUFJLENBQUM7QUFBQSxFQUFNLE9BQU8sRUFBRSxDQUFDLENBQUM7QUFBQSxFQUNwRyxDQUFDO0FBQ0QsUUFBTTtBQUNOLFNBQU87QUFBQSxJQUNMLFFBQVEsb0JBQW9CLE9BQU8sSUFBSSxDQUFDO0FBQUEsSUFDeEMsUUFBQUE7QUFBQSxJQUNBLFNBQVM7QUFBQSxJQUNULFFBQVEsTUFBTTtBQUFBLElBQ2QsS0FBSyxPQUFPLFNBQVMsY0FBYztBQUNqQyxZQUFNLEtBQUssTUFBTTtBQUNqQixhQUFPO0FBQUEsSUFDVDtBQUFBLEVBQ0Y7QUFDRjtBQUdBLFNBQVMsVUFBVSxFQUFFLFNBQVMsR0FBMkM7QUFDdkUsUUFBTUEsVUFBUyxZQUFZQyxNQUFLLE9BQU8sR0FBRyxnQkFBZ0IsQ0FBQztBQUMzRCxNQUFJLFNBQVUsUUFBTyxPQUFPLGNBQWMsR0FBR0QsU0FBUSxFQUFFLFdBQVcsS0FBSyxDQUFDO0FBQ3hFLFNBQU9BO0FBQ1Q7QUFHQSxTQUFTLFdBQVcsU0FBbUQ7QUFDckUsUUFBTUEsVUFBUyxZQUFZQyxNQUFLLE9BQU8sR0FBRyxnQkFBZ0IsQ0FBQztBQUMzRCxhQUFXLFFBQVEsQ0FBQyxRQUFRLE1BQU0sRUFBRyxhQUFZQSxNQUFLLFlBQVksSUFBSSxHQUFHQSxNQUFLRCxTQUFRLElBQUksQ0FBQztBQUMzRixZQUFVQyxNQUFLRCxTQUFRLFNBQVMsQ0FBQztBQUNqQyxhQUFXLENBQUMsTUFBTSxJQUFJLEtBQUssT0FBTyxRQUFRLE9BQU8sRUFBRyxlQUFjQyxNQUFLRCxTQUFRLFdBQVcsSUFBSSxHQUFHLElBQUk7QUFDckcsU0FBT0E7QUFDVDtBQUdPLFNBQVMsT0FBTyxVQUEwQjtBQUMvQyxTQUFPLFNBQVMsUUFBUSxFQUFFLFdBQVcsTUFBTSxPQUFPLEtBQUssQ0FBQztBQUMxRDtBQVlBLGVBQXNCLGFBQ3BCLGNBQWdELENBQUMsR0FDakQsU0FDa0I7QUFDbEIsUUFBTSxDQUFDLFVBQVUsT0FBTyxJQUFJLE1BQU0sUUFBUSxJQUFJO0FBQUEsSUFDNUMsY0FBYyxFQUFFLGFBQWEsR0FBSSxXQUFXLEVBQUUsUUFBUSxFQUFHLENBQUM7QUFBQSxJQUMxRCxTQUFTLFFBQVEsT0FBTyxVQUFVLENBQUM7QUFBQSxFQUNyQyxDQUFDO0FBQ0QsU0FBTztBQUFBLElBQ0wsUUFBUSxTQUFTO0FBQUEsSUFDakI7QUFBQSxJQUNBLFNBQVMsSUFBSSxTQUNYLGFBQWEsUUFBUSxVQUFVLENBQUNDLE1BQUssWUFBWSwyQkFBMkIsR0FBRyxHQUFHLElBQUksR0FBRztBQUFBLE1BQ3ZGLEtBQUs7QUFBQSxNQUNMLEtBQUssRUFBRSxHQUFHLFFBQVEsS0FBSyxHQUFHLGFBQWEsTUFBTSxJQUFJLElBQUksU0FBUyxNQUFNLEVBQUUsTUFBTSxZQUFZLFNBQVMsT0FBTztBQUFBLE1BQ3hHLFVBQVU7QUFBQSxJQUNaLENBQUMsRUFBRSxLQUFLO0FBQUEsSUFDVixLQUFLLFlBQVk7QUFDZixZQUFNLFFBQVEsTUFBTTtBQUNwQixZQUFNLFNBQVMsSUFBSTtBQUNuQixhQUFPLFFBQVE7QUFBQSxJQUNqQjtBQUFBLEVBQ0Y7QUFDRjtBQXNDQSxlQUFlLFdBQTRCO0FBQ3pDLFNBQU8sSUFBSSxRQUFRLENBQUMsTUFBTSxXQUFXO0FBQ25DLFVBQU0sUUFBUSxhQUFhO0FBQzNCLFVBQU0sR0FBRyxTQUFTLE1BQU07QUFDeEIsVUFBTSxPQUFPLEdBQUcsYUFBYSxNQUFNO0FBQ2pDLFlBQU0sVUFBVSxNQUFNLFFBQVE7QUFDOUIsWUFBTSxNQUFNLE1BQU07QUFDaEIsWUFBSSxZQUFZLFFBQVEsT0FBTyxZQUFZLFNBQVUsUUFBTyxJQUFJLE1BQU0sU0FBUyxDQUFDO0FBQUEsWUFDM0UsTUFBSyxRQUFRLElBQUk7QUFBQSxNQUN4QixDQUFDO0FBQUEsSUFDSCxDQUFDO0FBQUEsRUFDSCxDQUFDO0FBQ0g7OztBQzdLQSxTQUFTLG9CQUFvQjtBQUM3QixTQUFTLFdBQUFDLGdCQUFlO0FBRXhCLElBQU0sU0FBU0EsU0FBUSxZQUFZLFNBQVMsK0NBQStDO0FBR3BGLFNBQVMsUUFDZCxVQUNnRztBQUNoRyxTQUFPLENBQUMsV0FBVyxLQUFLLFNBQVMsQ0FBQyxNQUFNO0FBQ3RDLFFBQUksT0FBZ0IsS0FBSyxNQUFNLGFBQWEsR0FBRyxNQUFNLElBQUksUUFBUSxJQUFJLFNBQVMsU0FBUyxNQUFNLENBQUM7QUFDOUYsZUFBVyxRQUFRLElBQUksTUFBTSxHQUFHO0FBQzlCLGFBQU8sT0FBTyxTQUFTLFlBQVksU0FBUyxPQUFPLFFBQVEsSUFBSSxNQUFNLElBQUksSUFBSTtBQUMvRSxRQUFJLE9BQU8sU0FBUyxTQUFVLE9BQU0sSUFBSSxNQUFNLFdBQVcsU0FBUyxJQUFJLEdBQUcsT0FBTyxRQUFRLEVBQUU7QUFDMUYsV0FBTyxPQUFPLFFBQVEsTUFBTSxFQUFFO0FBQUEsTUFDNUIsQ0FBQyxRQUFRLENBQUMsTUFBTSxLQUFLLE1BQU0sT0FBTyxXQUFXLEtBQUssSUFBSSxNQUFNLE9BQU8sS0FBSyxDQUFDO0FBQUEsTUFDekU7QUFBQSxJQUNGO0FBQUEsRUFDRjtBQUNGOzs7QUNkQSxlQUFzQixNQUFNLE1BQVksVUFBaUM7QUFDdkUsUUFBTSxLQUFLLGNBQWMsQ0FBQyxXQUFXO0FBQ25DLFdBQU8sYUFBYSxRQUFRLGtCQUFrQixNQUFNO0FBQUEsRUFDdEQsR0FBRyxRQUFRO0FBQ2I7QUFpQkEsZUFBc0IsTUFBTSxNQUFZLE1BQWMsVUFBaUM7QUFDckYsUUFBTSxLQUNILFVBQVUsTUFBTSxFQUNoQixVQUFVLFVBQVUsRUFBRSxNQUFNLFFBQVEsUUFBUSxFQUFFLFNBQVMsT0FBTyxFQUFFLENBQUMsRUFDakUsTUFBTTtBQUNULFFBQU0sS0FBSyxRQUFRLHNCQUFzQixFQUFFLEtBQUssSUFBSTtBQUNwRCxRQUFNLEtBQUssUUFBUSxzQkFBc0IsRUFBRSxLQUFLLElBQUk7QUFDcEQsUUFBTSxLQUFLLFFBQVEsc0JBQXNCLEVBQUUsTUFBTSxPQUFPO0FBQzFEOzs7QUM1Qk8sU0FBUyxVQUFVLFFBQWdCLE1BQWMsVUFBa0IsV0FBNEI7QUFDcEcsUUFBTSxRQUFRLElBQUksZ0JBQWdCLEVBQUUsTUFBTSxNQUFNLFVBQVUsR0FBSSxjQUFjLFVBQWEsRUFBRSxVQUFVLEVBQUcsQ0FBQztBQUN6RyxTQUFPLEdBQUcsTUFBTSxZQUFZLE1BQU0sU0FBUyxDQUFDO0FBQzlDO0FBY0EsZUFBc0IsT0FBTyxNQUFZLFdBQVcsTUFBcUI7QUFDdkUsUUFBTSxPQUFPLE1BQU0sUUFBUSxRQUFRLEVBQUUsUUFBUTtBQUMvQztBQUdPLFNBQVMsT0FBTyxNQUFZLEtBQWEsV0FBVyxNQUFlO0FBQ3hFLFNBQU8sS0FBSyxVQUFVLFVBQVUsRUFBRSxNQUFNLFFBQVEsUUFBUSxFQUFFLFdBQVcsR0FBRyxHQUFHLE9BQU8sS0FBSyxDQUFDO0FBQzFGOzs7QU5sQkEsSUFBTSxRQUFRLE9BQU8sUUFBUSxJQUFJLGFBQWEsS0FBSyxDQUFDO0FBR3BELElBQU0sT0FBTztBQUViLElBQUk7QUFDSixJQUFJO0FBQ0osVUFBVSxZQUFZO0FBQ3BCLFlBQVUsTUFBTSxhQUFhO0FBQzdCLFlBQVVDLGFBQVlDLE1BQUtDLFFBQU8sR0FBRyxnQkFBZ0IsQ0FBQztBQUN4RCxDQUFDO0FBQ0QsU0FBUyxZQUFZO0FBQ25CLFFBQU0sUUFBUSxJQUFJO0FBQ2xCLEVBQUFDLFFBQU8sU0FBUyxFQUFFLFdBQVcsTUFBTSxPQUFPLEtBQUssQ0FBQztBQUNsRCxDQUFDO0FBU0QsZUFBZSxRQUFzQjtBQUNuQyxRQUFNLFFBQVFDO0FBQUEsSUFDWixNQUFNLGFBQWE7QUFBQSxJQUNuQixDQUFDLEdBQUcsZUFBZSxjQUFjLG1CQUFtQixPQUFPLElBQUksNkJBQTZCLGFBQWE7QUFBQSxJQUN6RztBQUFBLE1BQ0UsT0FBTyxDQUFDLFVBQVUsVUFBVSxNQUFNO0FBQUEsSUFDcEM7QUFBQSxFQUNGO0FBQ0EsUUFBTSxVQUFVLE1BQU0sSUFBSSxRQUFnQixDQUFDQyxhQUFZO0FBQ3JELFFBQUksVUFBVTtBQUNkLFVBQU0sT0FBTyxHQUFHLFFBQVEsQ0FBQyxTQUFpQjtBQUN4QyxpQkFBVyxLQUFLLFNBQVM7QUFDekIsWUFBTSxDQUFDLEVBQUUsS0FBSyxJQUFJLGlDQUFpQyxLQUFLLE9BQU8sS0FBSyxDQUFDO0FBQ3JFLFVBQUksVUFBVSxPQUFXLENBQUFBLFNBQVEsS0FBSztBQUFBLElBQ3hDLENBQUM7QUFBQSxFQUNILENBQUM7QUFDRCxRQUFNLFVBQVUsTUFBTUMsVUFBUyxlQUFlLE9BQU87QUFDckQsUUFBTSxDQUFDLE9BQU8sSUFBSSxRQUFRLFNBQVM7QUFDbkMsTUFBSSxZQUFZLE9BQVcsT0FBTSxJQUFJLE1BQU0sNkJBQTZCO0FBQ3hFLFVBQVEsa0JBQWtCLEdBQU07QUFDaEMsU0FBTyxFQUFFLFNBQVMsT0FBTyxTQUFTLFFBQVE7QUFDNUM7QUFFQSxlQUFlLEtBQUssU0FBd0M7QUFDMUQsUUFBTSxPQUFPLE1BQU0sUUFBUSxRQUFRO0FBQ25DLFFBQU0sTUFBTSxNQUFNLElBQUk7QUFDdEIsUUFBTSxLQUFLLEtBQUssVUFBVSxRQUFRLFFBQVEsdUNBQXVDLElBQUksQ0FBQztBQUN0RixRQUFNLEtBQUssUUFBUSxhQUFhLEVBQUUsTUFBTSxFQUFFLFFBQVE7QUFDbEQsUUFBTSxRQUFRLEtBQUssVUFBVSxNQUFNLEVBQUUsVUFBVSxVQUFVLEVBQUUsTUFBTSxVQUFVLE9BQU8sS0FBSyxDQUFDO0FBQ3hGLE1BQUssTUFBTSxNQUFNLE1BQU0sSUFBSyxFQUFHLE9BQU0sTUFBTSxNQUFNLFdBQVcsSUFBSTtBQUNoRSxRQUFNLE9BQU8sSUFBSTtBQUNqQixTQUFPO0FBQ1Q7QUFHQSxlQUFlLE9BQ2IsTUFDQSxRQUNBLE9BQ29FO0FBQ3BFLFFBQU0sUUFBUSxLQUFLLFVBQVUsTUFBTSxFQUFFLFVBQVUsU0FBUyxFQUFFLE1BQU07QUFDaEUsUUFBTSxNQUFNLEtBQUssRUFBRTtBQUNuQixRQUFNLE1BQU0sTUFBTTtBQUNsQixRQUFNLFFBQVEsQ0FBQztBQUNmLFdBQVMsUUFBUSxHQUFHLFNBQVMsUUFBUSxTQUFTLEdBQUc7QUFDL0MsVUFBTSxLQUFLLFNBQVMsTUFBTSxPQUFPLFFBQVEsRUFBRSxDQUFDO0FBQzVDLFVBQU0sS0FBSyxFQUFFLE1BQU0sTUFBTSxNQUFNLFdBQVcsR0FBRyxJQUFJLFlBQVksSUFBSSxFQUFFLENBQUM7QUFDcEUsVUFBTSxJQUFJLFFBQVEsQ0FBQyxTQUFTLFdBQVcsTUFBTSxLQUFLLENBQUM7QUFBQSxFQUNyRDtBQUNBLFNBQU87QUFDVDtBQUVBLEdBQUcsNEJBQTRCLE9BQU8sSUFBSSxDQUFDLG9EQUFvRCxPQUFPLEtBQUssQ0FBQyxVQUFVLFlBQVk7QUFDaEksTUFBSSxNQUFNLE1BQU0sTUFBTTtBQUN0QixXQUFTLE9BQU8sR0FBRyxPQUFPLE9BQU8sUUFBUSxHQUFHO0FBQzFDLFFBQUksT0FBTyxNQUFNLEtBQUssSUFBSSxPQUFPO0FBRWpDLFVBQU0sSUFBSSxRQUFRLE1BQU0sd0JBQXdCLENBQUMsVUFBVSxNQUFNLE1BQU0sQ0FBQztBQUN4RSxVQUFNLFFBQVEsTUFBTSxPQUFPLE1BQU0sSUFBSyxPQUFPLEdBQUksS0FBSyxNQUFNLE9BQU8sRUFBRTtBQUNyRSxVQUFNLE1BQU0sWUFBWSxJQUFJO0FBQzVCLFFBQUksT0FBTyxNQUFNLEdBQUc7QUFDbEIsVUFBSSxRQUFRLEtBQUssU0FBUztBQUMxQixZQUFNLElBQUksUUFBUSxDQUFDLFNBQVMsSUFBSSxRQUFRLEtBQUssUUFBUSxJQUFJLENBQUM7QUFDMUQsWUFBTSxJQUFJLFFBQVEsTUFBTSxFQUFFLE1BQU0sTUFBTSxNQUFTO0FBQy9DLFlBQU0sTUFBTSxNQUFNO0FBQUEsSUFDcEIsT0FBTztBQUNMLFlBQU0sS0FBSyxLQUFLLGdCQUFnQixFQUFFLE1BQU0sTUFBTSxNQUFTO0FBQ3ZELFlBQU0sS0FBSyxNQUFNLEVBQUUsTUFBTSxNQUFNLE1BQVM7QUFDeEMsWUFBTSxJQUFJLFFBQVEsUUFBUSxzQkFBc0I7QUFBQSxJQUNsRDtBQUNBLFVBQU0sU0FBUyxNQUFNLE9BQU8sQ0FBQyxFQUFFLEdBQUcsTUFBTSxNQUFNLEtBQUssSUFBSSxFQUFFLEdBQUcsRUFBRSxHQUFHLFFBQVE7QUFDekUsV0FBTyxNQUFNLEtBQUssSUFBSSxPQUFPO0FBQzdCLFVBQU0sT0FDSCxLQUFLLE1BQU0sS0FBSyxVQUFVLE1BQU0sRUFBRSxVQUFVLFNBQVMsRUFBRSxNQUFNLEVBQUUsV0FBVyxDQUFDLEVBQzNFLFFBQVEsSUFBSSxPQUFPLElBQUksTUFBTSxFQUFFLENBQUM7QUFDbkMsVUFBTSxLQUFLLE1BQU07QUFBQSxFQUNuQjtBQUNBLE1BQUksUUFBUSxLQUFLLFNBQVM7QUFDMUIsUUFBTSxJQUFJLFFBQVEsTUFBTSxFQUFFLE1BQU0sTUFBTSxNQUFTO0FBQ2pELENBQUM7IiwKICAibmFtZXMiOiBbInNwYXduIiwgIm1rZHRlbXBTeW5jIiwgInJtU3luYyIsICJ0bXBkaXIiLCAiam9pbiIsICJjaHJvbWl1bSIsICJmb2xkZXIiLCAiY2hyb21pdW0iLCAiam9pbiIsICJmb2xkZXIiLCAiam9pbiIsICJyZXNvbHZlIiwgIm1rZHRlbXBTeW5jIiwgImpvaW4iLCAidG1wZGlyIiwgInJtU3luYyIsICJzcGF3biIsICJyZXNvbHZlIiwgImNocm9taXVtIl0KfQo=
