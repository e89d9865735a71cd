import { index, route } from '@react-router/dev/routes'

export default [index('routes/home.jsx'), route('blog', 'routes/list.jsx'), route('blog/:slug', 'routes/article.jsx'), route('contatti', 'routes/contact.jsx')]
