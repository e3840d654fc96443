import { expect, test } from "vitest";
import { readClientAddress } from "#lib/security/client-address";

test.each([
  ["sans relais de confiance, rien n’est cru", "203.0.113.7", undefined, null],
  ["sans en-tête, personne ne répond de l’adresse", null, 1, null],
  ["un relais : la dernière adresse", "198.51.100.1, 203.0.113.7", 1, "203.0.113.7"],
  ["deux relais : l’avant-dernière", "198.51.100.1, 203.0.113.7, 10.0.0.1", 2, "203.0.113.7"],
  ["moins d’adresses que de relais", "203.0.113.7", 2, null],
  ["autre chose qu’une adresse", "203.0.113.7, <script>", 1, null],
  ["une adresse vide", "203.0.113.7, ", 1, null],
  ["IPv6 : le réseau du foyer", "2001:db8:1:2:3:4:5:6", 1, "2001:db8:1:2::/64"],
  ["IPv6 abrégée", "2001:db8::1", 1, "2001:db8:0:0::/64"],
  ["IPv6 locale", "::1", 1, "0:0:0:0::/64"],
] as const)("%s", (_case, forwardedFor, relays, expected) => {
  expect(readClientAddress(forwardedFor, relays)).toBe(expected);
});
