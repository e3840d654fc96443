import { isIP } from "node:net";

/** Providers give a home a whole /64 of IPv6: its addresses are one visitor. */
function toVisitor(address: string): string {
  if (isIP(address) !== 6) return address;
  const { hostname } = new URL(`http://[${address}]`);
  const [head = "", tail] = hostname.slice(1, -1).split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const last = tail === "" ? [] : tail.split(":");
    while (groups.length + last.length < 8) groups.push("0");
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/**
 * Who asks, as the relays in front of the site say it: each adds, at the end of X-Forwarded-For,
 * the address that it was asked from. What stands before comes from the visitor, who may lie.
 * @param relays that the site trusts; undefined: none, and nothing is believed
 * @returns null when nobody vouches for an address
 */
export function readClientAddress(
  forwardedFor: string | null,
  relays: number | undefined,
): string | null {
  if (relays === undefined || forwardedFor === null) return null;
  const address = forwardedFor.split(",").at(-relays)?.trim() ?? "";
  return isIP(address) === 0 ? null : toVisitor(address);
}
