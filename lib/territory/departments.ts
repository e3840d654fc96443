/** Departments that the business covers, whole or in part. */
export const COVERED_DEPARTMENTS = ["14", "27", "50", "61", "72", "76", "78"] as const;

/** Departments that touch a covered one, with those they touch, in the order of their codes. */
export const DEPARTMENTS_NEXT_DOOR: Readonly<Record<string, readonly string[]>> = {
  "28": ["27", "61", "72", "78"],
  "35": ["50"],
  "37": ["72"],
  "41": ["72"],
  "49": ["72"],
  "53": ["50", "61", "72"],
  "60": ["27", "76"],
  "80": ["76"],
  "91": ["78"],
  "92": ["78"],
  "95": ["27", "78"],
};

/** Department of an INSEE code: « 76540 » → « 76 », « 2A004 » → « 2A », « 97411 » → « 974 ». */
export function departmentOfInsee(code: string): string {
  return code.slice(0, code.startsWith("97") || code.startsWith("98") ? 3 : 2);
}

/** Department that a postcode begins with, from two digits; Corsica's is told from three. */
export function departmentOfPostcode(postcode: string): string {
  if (postcode.startsWith("20")) {
    return postcode.startsWith("202") || postcode.startsWith("206") ? "2B" : "2A";
  }
  return departmentOfInsee(postcode);
}
