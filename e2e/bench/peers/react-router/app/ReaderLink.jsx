import { Link } from 'react-router'

export const ReaderLink = (props) => <Link prefetch="intent" {...props} />
