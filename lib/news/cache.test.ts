import { describe, expect, test, vi } from "vitest";
import { type CacheLimits, createFeedCache, type FeedCopy } from "#lib/news/cache";
import type { FeedItem } from "#lib/news/items";
import { RemoteFault } from "#lib/remote/fault";
import { buildFeedItem } from "#tests/fixtures/feed-item";

const MINUTE = 60_000;
const LIMITS: CacheLimits = { freshMs: 15 * MINUTE, retryMs: MINUTE, patienceMs: 50 };

/** A source whose calls the test answers itself, and a clock that it sets. */
function setUp({
  kept = null,
  limits = LIMITS,
}: {
  kept?: FeedCopy | null;
  limits?: CacheLimits;
} = {}) {
  const clock = { now: Date.UTC(2026, 10, 15) };
  const calls: PromiseWithResolvers<FeedItem[]>[] = [];
  const load = () => {
    const call = Promise.withResolvers<FeedItem[]>();
    calls.push(call);
    return call.promise;
  };
  const save = vi.fn(async (_copy: FeedCopy) => {});
  const onFailure = vi.fn();
  const refreshes: Promise<void>[] = [];
  const read = createFeedCache({
    load,
    restore: async () => kept,
    save,
    onFailure,
    onRefresh: (refresh) => void refreshes.push(refresh),
    now: () => clock.now,
    limits,
  });
  /** Ends the latest call, and what follows from it. */
  const answer = async (result: string | Error) => {
    if (typeof result === "string") calls.at(-1)?.resolve([buildFeedItem(result)]);
    else calls.at(-1)?.reject(result);
    await refreshes.at(-1);
  };
  const titles = async () => (await read()).copy?.items.map(({ title }) => title) ?? null;
  return { answer, calls, clock, onFailure, read, refreshes, save, titles };
}

/** One that has read the feed once. */
async function setUpWithCopy(title: string) {
  const cache = setUp();
  const first = cache.read();
  await vi.waitFor(() => expect(cache.calls).toHaveLength(1));
  await cache.answer(title);
  await first;
  return cache;
}

describe("un seul appel", () => {
  test("pour mille visiteurs arrivés ensemble devant un cache vide", async () => {
    const { answer, calls, read } = setUp({ limits: { ...LIMITS, patienceMs: 20_000 } });
    const visits = Array.from({ length: 1_000 }, () => read());
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await answer("Gaz");
    const answers = await Promise.all(visits);
    expect(calls).toHaveLength(1);
    expect(answers.every(({ copy }) => copy?.items[0]?.title === "Gaz")).toBe(true);
  });

  test("par quart d’heure, puis un autre", async () => {
    const { answer, calls, clock, titles } = await setUpWithCopy("Gaz");
    clock.now += 15 * MINUTE - 1;
    expect(await titles()).toEqual(["Gaz"]);
    expect(calls).toHaveLength(1);
    clock.now += 1;
    await Promise.all(Array.from({ length: 1_000 }, titles));
    expect(calls).toHaveLength(2);
    await answer("Plomb");
    expect(await titles()).toEqual(["Plomb"]);
    expect(calls).toHaveLength(2);
  });

  test("par minute quand la source est en panne", async () => {
    const { answer, calls, clock, titles } = setUp();
    void titles();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await answer(new RemoteFault("réponse 500"));
    clock.now += MINUTE - 1;
    await Promise.all(Array.from({ length: 1_000 }, titles));
    expect(calls).toHaveLength(1);
    clock.now += 1;
    void titles();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    await answer("Gaz");
    expect(await titles()).toEqual(["Gaz"]);
  });

  test("quand l’horloge a reculé, la copie compte comme vieille", async () => {
    const { calls, clock, read } = await setUpWithCopy("Gaz");
    clock.now -= 60 * MINUTE;
    expect(await read()).toMatchObject({ isStale: true });
    expect(calls).toHaveLength(2);
  });
});

describe("une copie périmée", () => {
  test("est servie sans attendre la source, puis remplacée", async () => {
    const { answer, calls, clock, read } = await setUpWithCopy("Ancien");
    clock.now += 15 * MINUTE;
    expect(await read()).toMatchObject({ copy: { items: [{ title: "Ancien" }] }, isStale: true });
    expect(calls).toHaveLength(2);
    await answer("Nouveau");
    expect(await read()).toMatchObject({ copy: { items: [{ title: "Nouveau" }] }, isStale: false });
  });

  test("reste pendant une panne, qui se dit une fois par raison", async () => {
    const { answer, clock, onFailure, read } = await setUpWithCopy("Gaz");
    for (const reason of ["réponse 500", "réponse 500", "réponse vide"]) {
      clock.now += 15 * MINUTE;
      await read();
      await answer(new RemoteFault(reason));
      expect(await read()).toMatchObject({
        copy: { items: [{ title: "Gaz" }] },
        isStale: true,
        failure: reason,
      });
    }
    expect(onFailure.mock.calls.map(([reason]) => reason)).toEqual(["réponse 500", "réponse vide"]);
    clock.now += 15 * MINUTE;
    await read();
    await answer("Revenu");
    expect(await read()).toMatchObject({ isStale: false, failure: null });
  });
});

describe("sans copie", () => {
  test("une source lente rend une liste vide, et la copie paraît quand elle arrive", async () => {
    const { answer, calls, titles } = setUp();
    expect(await titles()).toBeNull();
    expect(await titles()).toBeNull();
    expect(calls).toHaveLength(1);
    await answer("Gaz");
    expect(await titles()).toEqual(["Gaz"]);
  });

  test("l’attente compte depuis le début de l’appel, pas depuis chaque visite", async () => {
    const { read } = setUp({ limits: { ...LIMITS, patienceMs: 1_000 } });
    await read();
    const start = performance.now();
    await read();
    expect(performance.now() - start).toBeLessThan(900);
  });

  test("une panne rend une liste vide et sa raison", async () => {
    const { answer, calls, onFailure, read } = setUp();
    const visit = read();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await answer(new RemoteFault("réponse vide"));
    expect(await visit).toEqual({ copy: null, isStale: false, failure: "réponse vide" });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith("réponse vide", null);
  });
});

describe("d’un démarrage à l’autre", () => {
  const kept = (ageMs: number): FeedCopy => ({
    items: [buildFeedItem("Gardé")],
    fetchedAt: Date.UTC(2026, 10, 15) - ageMs,
  });

  test("chaque bonne copie est gardée, et rien d’autre", async () => {
    const { answer, clock, read, save } = await setUpWithCopy("Gaz");
    clock.now += 15 * MINUTE;
    await read();
    await answer(new RemoteFault("réponse 500"));
    expect(save).toHaveBeenCalledOnce();
    expect(save.mock.calls[0]?.[0]).toMatchObject({ items: [{ title: "Gaz" }] });
  });

  test("une copie encore fraîche évite l’appel", async () => {
    const { calls, titles } = setUp({ kept: kept(14 * MINUTE) });
    expect(await titles()).toEqual(["Gardé"]);
    expect(calls).toHaveLength(0);
  });

  test("une copie ancienne est servie pendant que la source est en panne", async () => {
    const { answer, read } = setUp({ kept: kept(3 * 24 * 60 * MINUTE) });
    expect(await read()).toMatchObject({ copy: { items: [{ title: "Gardé" }] }, isStale: true });
    await answer(new RemoteFault("réponse 500"));
    expect(await read()).toMatchObject({ copy: { items: [{ title: "Gardé" }] }, isStale: true });
  });
});
