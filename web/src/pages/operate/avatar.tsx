/** Avatar of a person: a coin with the first letter of their name. */
export function AdminAvatar({ name }: { readonly name: string }) {
  return (
    <span class="admin-avatar" aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
