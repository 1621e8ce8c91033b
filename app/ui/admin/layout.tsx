import { Outlet } from "react-router";
import { AdminStyles } from "./admin-styles";

/** Around every page that needs the styles of the admin area. */
export default function AdminArea() {
  return (
    <>
      <AdminStyles />
      <Outlet />
    </>
  );
}
