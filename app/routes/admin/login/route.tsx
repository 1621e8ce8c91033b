import { useEffect, useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { privatePage } from "../../../http-cache";
import { pageMeta } from "../../../seo";
import { useSession } from "../../../session/session-context";
import { Button } from "../../../ui/button/button";
import { Field } from "../../../ui/field/field";
import { Vignette } from "../../../ui/land/vignette";
import { Notice } from "../../../ui/notice/notice";
import { Page } from "../../../ui/page/page";
import type { Route } from "./+types/route";
import styles from "../admin.module.css";
import { signInFailure } from "../sign-in-failure";

export const headers = privatePage;

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, { title: "Admin Login", description: "For the administrators of the cell.", card: false }),
    { name: "robots", content: "noindex" },
  ];
}

export default function Login() {
  const { role, signIn, refresh } = useSession();
  const navigate = useNavigate();
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);

  // An admin is sent here by the server's guard when session or role are gone; the header hears of it at once.
  useEffect(() => {
    if (role === "admin") void refresh();
  }, [role, refresh]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setFailure("");
    try {
      await signIn({ email: String(form.get("email")), password: String(form.get("password")) });
      await navigate("/events");
    } catch (error) {
      setFailure(signInFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Page title="Admin Login" lead="For the people who keep the events of the cell.">
      <div className={styles.beside}>
        <Vignette scene="hut" className={styles.drawing} />
        <form className={styles.form} method="post" onSubmit={(event) => void submit(event)}>
          {failure && <Notice kind="failure">{failure}</Notice>}
          <Field label="Email" name="email" type="email" required autoComplete="username" />
          <Field label="Password" name="password" type="password" required autoComplete="current-password" />
          <div>
            <Button type="submit" disabled={busy}>
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
