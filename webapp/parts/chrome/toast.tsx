import { toast } from '../../state/orders.ts';

/** What came of the last thing one did, in one line. */
export const Toast = () => (
  <div role="status" aria-live="polite">
    {toast.value !== null && <p class="toast">{toast.value}</p>}
  </div>
);
