import { useEffect } from "react";
import { useNavigate } from "react-router";
import { privatePage } from "../../../http-cache";
import { pageMeta } from "../../../seo";
import { useSession } from "../../../session/session-context";
import { Button } from "../../../ui/button/button";
import { Vignette } from "../../../ui/land/vignette";
import { Page } from "../../../ui/page/page";
import type { Route } from "./+types/route";
import adminStyles from "../admin.module.css";
import { SignInFields } from "../sign-in-fields";
import { useSignInForm } from "../use-sign-in-form";
import styles from "./login.module.css";

export const headers = privatePage;

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, { title: "Admin Login", description: "For the administrators of the cell.", card: false }),
    { name: "robots", content: "noindex" },
  ];
}

export default function Login() {
  const { role, refresh } = useSession();
  const navigate = useNavigate();
  const form = useSignInForm(() => navigate("/events"));

  // An admin is sent here by the server's guard when session or role are gone; the header hears of it at once.
  useEffect(() => {
    if (role === "admin") void refresh();
  }, [role, refresh]);

  return (
    <Page title="Admin Login" lead="For the people who keep the events of the cell.">
      <div className={styles.beside}>
        <Vignette scene="hut" className={styles.drawing} />
        <form className={adminStyles.form} method="post" onSubmit={form.submit}>
          <SignInFields form={form} />
          <div>
            <Button type="submit" busy={form.busy}>
              Login
            </Button>
          </div>
          <noscript>
            <p>Signing in needs JavaScript. Everything else on this site works without it.</p>
          </noscript>
        </form>
      </div>
    </Page>
  );
}
