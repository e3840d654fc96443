import { describe, expect, test } from "vitest";
import { isPublicAddress, toAddressPolicy } from "#lib/remote/addresses";

const PRIVATE = [
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "127.8.8.8",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::7f00:1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fe80::1%eth0",
  "ff02::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "rouen",
];
const PUBLIC = [
  "1.1.1.1",
  "172.15.0.1",
  "172.32.0.1",
  "192.169.0.1",
  "2a01:e0a::1",
  "2606:4700::1111",
];

test.each(PRIVATE)("%s n’est pas publique", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(PUBLIC)("%s est publique", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

describe("en production", () => {
  test("un flux public ne mène ni au réseau privé ni à la machine", () => {
    const isAllowed = toAddressPolicy("https://flux.example/rss", true);
    expect(isAllowed("1.1.1.1")).toBe(true);
    expect(isAllowed("10.0.0.1")).toBe(false);
    expect(isAllowed("127.0.0.1")).toBe(false);
  });

  test.each(["http://localhost:8080/", "http://127.0.0.1/", "http://[::1]/"])(
    "un flux de la machine (%s) y reste, sans atteindre le réseau privé",
    (feedUrl) => {
      const isAllowed = toAddressPolicy(feedUrl, true);
      expect(isAllowed("127.0.0.1")).toBe(true);
      expect(isAllowed("::1")).toBe(true);
      expect(isAllowed("1.1.1.1")).toBe(true);
      expect(isAllowed("192.168.1.1")).toBe(false);
      expect(isAllowed("169.254.169.254")).toBe(false);
    },
  );
});

test("en développement toute adresse convient", () => {
  expect(toAddressPolicy("https://flux.example/rss", false)("192.168.1.1")).toBe(true);
});
