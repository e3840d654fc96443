/** An e-mail address that breaks after its @ where it does not fit on a line. */
export function EmailAddress({ email }: { email: string }) {
  const [name, host] = email.split("@");
  return (
    <>
      {`${name}@`}
      <wbr />
      {host}
    </>
  );
}
