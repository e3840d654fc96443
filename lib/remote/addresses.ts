import { createHash } from "node:crypto";
import { BlockList, isIP } from "node:net";
import { isLoopbackHost } from "#lib/env";

/** Whether the site may connect to an IP address. */
export type AddressPolicy = (address: string) => boolean;

function toBlockList(family: "ipv4" | "ipv6", networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** IANA's special-purpose registry, multicast and the reserved end of the space. */
const specialIpv4 = toBlockList("ipv4", [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
]);

/** All that is routed; private, link-local, mapped and loopback addresses lie outside. */
const globalIpv6 = toBlockList("ipv6", ["2000::/3"]);
const specialIpv6 = toBlockList("ipv6", ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]);

const loopbackIpv4 = toBlockList("ipv4", ["127.0.0.0/8"]);

/** Outside of every private, local or reserved network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !specialIpv4.check(address, "ipv4");
  if (family !== 6) return false;
  return globalIpv6.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
}

function isLoopbackAddress(address: string): boolean {
  return address === "::1" || (isIP(address) === 4 && loopbackIpv4.check(address, "ipv4"));
}

/**
 * In production public addresses only, so that no redirect or picture reaches into the server's
 * own network; a feed or a site on this machine may name others on it.
 * @param home address of the feed or of the site that names the others
 */
export function toAddressPolicy(home: string, production: boolean): AddressPolicy {
  if (!production) return () => true;
  if (!isLoopbackHost(new URL(home).hostname)) return isPublicAddress;
  return (address) => isPublicAddress(address) || isLoopbackAddress(address);
}

/** Sixteen hexadecimal digits that stand for an address. */
export function toAddressId(address: string): string {
  return createHash("sha256").update(address).digest("hex").slice(0, 16);
}

/** An address without its password and its query, which may hold a key. */
export function withoutSecrets(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}
