import adminStyles from "../../ui/admin/admin.module.css";
import { Button } from "../../ui/button/button";
import { useAction } from "../../ui/call/use-action";
import { useGoOn } from "../../ui/page/use-go-on";

type Props = {
  text: string;
  /** Returns the page of the new set. @throws {ApiError} */
  prepareAgain: () => Promise<string>;
};

export function Undone({ text, prepareAgain }: Props) {
  const goOn = useGoOn();
  const act = useAction("It could not be prepared again.");
  return (
    <>
      <p>{text}</p>
      <div className={adminStyles.actions}>
        <Button onClick={() => void act(async () => goOn(await prepareAgain()))}>Prepare it again</Button>
      </div>
    </>
  );
}
