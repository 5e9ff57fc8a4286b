// What bench/exam hears of all requests: how long they took, and how many there were in each second.

import { p95 } from './running-platform.mjs';

/** Milliseconds after the start of the server that are looked at for the rate. */
const afterwards = 60_000;

/** All requests of an exam, by when they were sent. Times are those of `performance.now()`. */
export class ExamTimes {
  #heard = [];
  /** When all were at work. */
  usualFrom = 0;
  killed = Infinity;
  /** When somebody answers again. */
  back;
  /** When the killed process runs again. */
  restarted = Infinity;

  hear(heard) {
    this.#heard.push(heard);
  }

  /** Those of keeping answers that were answered, before and after the outage. */
  keeps() {
    const keeps = this.#heard.filter(({ path, status }) => isKeeping(path) && typeof status === 'number');
    return {
      before: keeps.filter(({ sent }) => sent < this.killed),
      after: keeps.filter(({ sent }) => sent >= this.back),
    };
  }

  /** 95 % of what was kept in every ten seconds after the outage took no longer: milliseconds. */
  slowness() {
    const { after } = this.keeps();
    return Array.from({ length: afterwards / 10_000 }, (_, n) =>
      Math.round(p95(after.filter(({ sent }) => Math.floor((sent - this.back) / 10_000) === n))),
    );
  }

  /** Everything but what met a process that was not there. */
  outside() {
    const isMet = ({ sent, spent }) => sent < this.restarted && sent + spent >= this.killed;
    return this.#heard.filter((heard) => typeof heard.status === 'number' || !isMet(heard));
  }

  errors() {
    // Signing in is a series of redirects.
    return this.outside().filter(({ status }) => typeof status !== 'number' || status >= 400);
  }

  /** Requests a second in the minute before the outage, and in the one after it: all that have reached somebody. */
  rates() {
    const seconds = (from, to) => {
      const counts = Array.from({ length: Math.floor((to - from) / 1000) }, () => 0);
      for (const { sent, status } of this.#heard) {
        const second = Math.floor((sent - from) / 1000);
        if (second >= 0 && second < counts.length && typeof status === 'number') counts[second] += 1;
      }
      return counts;
    };
    const usual = seconds(this.usualFrom, this.killed);
    const after = seconds(this.back, this.back + afterwards);
    const mean = usual.reduce((sum, count) => sum + count, 0) / usual.length;
    return {
      usual: { mean, busiest: Math.max(...usual) },
      after: { seconds: after, busiest: Math.max(...after) },
    };
  }
}

function isKeeping(path) {
  return (
    path.startsWith('/api/semiprotected/problem/datasheet') || path.startsWith('/api/semiprotected/problem/changes')
  );
}
