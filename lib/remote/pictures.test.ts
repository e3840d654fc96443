import { describe, expect, test } from "vitest";
import { isPublicAddress } from "#lib/remote/addresses";
import { createPictureCache, fetchPicture, type Picture } from "#lib/remote/pictures";
import { PICTURES } from "#tests/fixtures/pictures";
import { serve } from "#tests/mocks/serve";

const anyAddress = () => true;

const serveAs = (contentType: string, body: string | Buffer) =>
  serve((_request, response) => response.writeHead(200, { "content-type": contentType }).end(body));

describe("fetchPicture", () => {
  test.each(Object.entries(PICTURES))("%s est servie telle quelle", async (type, body) => {
    const picture = await fetchPicture(await serveAs(`${type}; x=1`, body), anyAddress);
    expect(picture.type).toBe(type);
    expect(Buffer.from(picture.body)).toEqual(body);
  });

  test("le type est celui des octets, pas celui qui est annoncé", async () => {
    const origin = await serveAs("image/jpg", PICTURES["image/png"]);
    expect(await fetchPicture(origin, anyAddress)).toMatchObject({ type: "image/png" });
  });

  test.each([
    ["image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
    ["image/svg+xml", PICTURES["image/png"]],
    ["image/png", "<svg onload='alert(1)'/>"],
    ["image/png", "<!DOCTYPE html><script>alert(1)</script>"],
    ["text/html", PICTURES["image/png"]],
    ["image/png", ""],
  ])("annoncé %s, contenu douteux : refus", async (contentType, body) => {
    await expect(fetchPicture(await serveAs(contentType, body), anyAddress)).rejects.toThrow(
      "image attendue",
    );
  });

  test("3 Mo passent, un octet de plus non", async () => {
    const body = Buffer.concat([PICTURES["image/png"], Buffer.alloc(3 * 1024 * 1024)]);
    const size = 3 * 1024 * 1024;
    const whole = await serveAs("image/png", body.subarray(0, size));
    expect((await fetchPicture(whole, anyAddress)).body).toHaveLength(size);
    const over = await serveAs("image/png", body.subarray(0, size + 1));
    await expect(fetchPicture(over, anyAddress)).rejects.toThrow("plus de 3 Mo");
  });

  test("une source muette est abandonnée", async () => {
    const limits = { maxBytes: 1_000, timeoutMs: 100 };
    await expect(fetchPicture(await serve(() => {}), anyAddress, limits)).rejects.toThrow(
      "aucune réponse complète en 0.1 s",
    );
  });

  test("une redirection vers une adresse privée est refusée", async () => {
    const origin = await serve((_request, response) =>
      response.writeHead(302, { location: "http://10.0.0.1/a.png" }).end(),
    );
    const isAllowed = (address: string) => address === "127.0.0.1" || isPublicAddress(address);
    await expect(fetchPicture(origin, isAllowed)).rejects.toThrow("adresse privée refusée");
  });

  test("une adresse privée est refusée", async () => {
    const origin = await serveAs("image/png", PICTURES["image/png"]);
    await expect(fetchPicture(origin, isPublicAddress)).rejects.toThrow("adresse privée refusée");
  });
});

describe("createPictureCache", () => {
  const LIMITS = { maxBytes: 100, maxEntries: 3, keepMs: 1_000, retryMs: 10 };
  const SIZE = 40;

  function setUp() {
    const clock = { now: 0 };
    const calls: string[] = [];
    const broken = new Set<string>();
    const load = async (address: string): Promise<Picture> => {
      calls.push(address);
      if (broken.has(address)) throw new Error("réponse 500");
      return { body: new Uint8Array(SIZE), type: "image/png" };
    };
    const read = createPictureCache(load, () => clock.now, LIMITS);
    return { broken, calls, clock, read };
  }

  test("mille demandes ensemble, un appel", async () => {
    const { calls, read } = setUp();
    const pictures = await Promise.all(Array.from({ length: 1_000 }, () => read("a")));
    expect(pictures.every((picture) => picture?.body.length === SIZE)).toBe(true);
    expect(calls).toEqual(["a"]);
  });

  test("au-delà de la place permise, la moins récente part", async () => {
    const { calls, read } = setUp();
    for (const address of ["a", "b", "a", "c", "a", "b"]) await read(address);
    expect(calls).toEqual(["a", "b", "c", "b"]);
  });

  test("un échec est retenu, puis réessayé", async () => {
    const { broken, calls, clock, read } = setUp();
    broken.add("a");
    expect(await read("a")).toBeNull();
    clock.now += 9;
    expect(await read("a")).toBeNull();
    expect(calls).toEqual(["a"]);
    broken.clear();
    clock.now += 1;
    expect(await read("a")).not.toBeNull();
  });

  test("une image est relue après son temps ; introuvable, elle reste ce qu’elle était", async () => {
    const { broken, calls, clock, read } = setUp();
    const first = await read("a");
    clock.now += 999;
    await read("a");
    expect(calls).toEqual(["a"]);
    broken.add("a");
    clock.now += 1;
    expect(await read("a")).toBe(first);
    expect(calls).toEqual(["a", "a"]);
  });

  test("les échecs aussi tiennent dans la place permise", async () => {
    const { broken, calls, read } = setUp();
    for (const address of ["a", "b", "c", "d"]) broken.add(address);
    for (const address of ["a", "b", "c", "d", "a"]) await read(address);
    expect(calls).toEqual(["a", "b", "c", "d", "a"]);
  });
});
