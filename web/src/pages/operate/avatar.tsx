/** A coin with the first letter of a name. */
export function AdminAvatar({ name }: { readonly name: string }) {
  return (
    <span class="admin-avatar" aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
