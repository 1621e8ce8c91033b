/** React shows nothing beside it before the styles are loaded. In development they are part of their components. */
export function AdminStyles() {
  const address: string | undefined = import.meta.env["ADMIN_STYLES"];
  return address && <link rel="stylesheet" href={address} precedence="admin" />;
}
