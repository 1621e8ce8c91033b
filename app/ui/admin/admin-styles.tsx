declare global {
  interface ImportMetaEnv {
    /** Set by build-site/admin-styles.ts. In development the styles are part of their components. */
    readonly ADMIN_STYLES?: string;
  }
}

/** React shows nothing next to it before the styles are loaded. */
export function AdminStyles() {
  const address = import.meta.env.ADMIN_STYLES;
  return address && <link rel="stylesheet" href={address} precedence="admin" />;
}
